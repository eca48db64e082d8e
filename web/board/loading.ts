// Fetching with true progress: bytes that have arrived of bytes that must. The sizes are those of
// the files as built, so that a compressed transfer does not make the bar lie.

/** Bytes of each file, put in by the bundler. */
declare const FILE_SIZES: Record<string, number>;

export type Progress = (arrived: number, total: number) => void;

export class Loader {
  private readonly arrived = new Map<string, number>();

  constructor(private readonly base: URL, private readonly progress: Progress) {}

  private count(file: string, bytes: number): void {
    this.arrived.set(file, bytes);
    let arrived = 0;
    let total = 0;
    for (const [name, loaded] of this.arrived) {
      arrived += loaded;
      total += FILE_SIZES[name] ?? loaded;
    }
    this.progress(arrived, total);
  }

  /** The response of a file whose bytes are counted as they arrive. */
  private async fetch(file: string, type: string): Promise<Response> {
    this.count(file, 0);
    const response = await fetch(new URL(file, this.base));
    if (!response.ok || !response.body) {
      throw new Error(`${file}: ${response.status} ${response.statusText}`);
    }
    let bytes = 0;
    const counted = response.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        this.count(file, bytes);
        controller.enqueue(chunk);
      },
    }));
    return new Response(counted, { headers: { 'Content-Type': type } });
  }

  async text(file: string): Promise<string> {
    return (await this.fetch(file, 'text/plain')).text();
  }

  /** Compiled while it arrives; the type is set here, so a server that does not know it is fine. */
  async wasm(file: string): Promise<WebAssembly.Module> {
    return WebAssembly.compileStreaming(this.fetch(file, 'application/wasm'));
  }
}
