// What a board keeps on this device. Storage can be blocked, full or foreign: then nothing is kept,
// and the board says so once instead of failing.

export class Storage {
  /** Whether the last attempt to keep something failed. */
  failed = false;

  constructor(private readonly name: string) {}

  private key(key: string): string {
    return `alveole:${this.name}:${key}`;
  }

  read(key: string): string | null {
    try {
      return window.localStorage.getItem(this.key(key));
    } catch {
      this.failed = true;
      return null;
    }
  }
  write(key: string, text: string): void {
    try {
      window.localStorage.setItem(this.key(key), text);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
  remove(key: string): void {
    try {
      window.localStorage.removeItem(this.key(key));
    } catch {
      this.failed = true;
    }
  }
}
