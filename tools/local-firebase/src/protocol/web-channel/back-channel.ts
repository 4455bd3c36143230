import type { ServerResponse } from 'node:http';

/**
 * Headers of everything a WebChannel client reads. Without nosniff Chromium holds back a small first chunk
 * to guess its type, and the stream stalls.
 */
export const CHANNEL_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

/**
 * A streaming reply ends after so many bytes, and the client requests the next one at once. Clients acknowledge only
 * with a new request, and both sides keep a reply's whole text until then.
 */
const MAX_STREAM_BYTES = 1024 * 1024;

/** The hanging GET over which a session's messages travel. */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #streaming: boolean;
  #written = 0;

  constructor(response: ServerResponse, streaming: boolean) {
    this.#response = response;
    this.#streaming = streaming;
    response.writeHead(200, CHANNEL_HEADERS);
    response.flushHeaders();
  }

  get streaming(): boolean {
    return this.#streaming;
  }

  /** Writes a frame. Returns false when that was the last one: a long poll ends after the first. */
  write(frame: string): boolean {
    this.#written += frame.length;
    if (this.#streaming && this.#written < MAX_STREAM_BYTES) {
      this.#response.write(frame);
      return true;
    }
    this.#response.end(frame);
    return false;
  }

  end(): void {
    this.#response.end();
  }

  /** Calls back when the reply has ended, from either side. */
  onClose(callback: () => void): void {
    this.#response.on('close', callback);
  }
}
