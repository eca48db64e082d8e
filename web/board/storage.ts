// What a board keeps on this device: for its own tab, which finds it again when it is loaded anew, and
// for tabs to come, which begin with what was kept last. So two tabs never take each other's game.
// Storage can be blocked, full or foreign: then nothing is kept, and the board says so once.

export class Storage {
  /** Whether the last attempt to keep something failed. */
  failed = false;

  constructor(private readonly name: string) {}

  private key(key: string): string {
    return `alveole:${this.name}:${key}`;
  }

  read(key: string): string | null {
    try {
      return window.sessionStorage.getItem(this.key(key)) ?? window.localStorage.getItem(this.key(key));
    } catch {
      this.failed = true;
      return null;
    }
  }
  write(key: string, text: string): void {
    try {
      window.sessionStorage.setItem(this.key(key), text);
      window.localStorage.setItem(this.key(key), text);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
  remove(key: string): void {
    try {
      window.sessionStorage.removeItem(this.key(key));
      window.localStorage.removeItem(this.key(key));
    } catch {
      this.failed = true;
    }
  }
}
