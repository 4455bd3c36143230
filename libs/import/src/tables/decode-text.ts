import type { TextEncoding } from './encoding.ts';

/** Turns the bytes of a file into text, piece by piece. */
export interface StreamDecoder {
  /** Text of the next bytes. A character whose bytes are incomplete comes with the next piece. Throws if bytes are invalid. */
  next(bytes: Uint8Array): string;
  /** Text that is left at the end of the file. Throws if its last character is incomplete. */
  end(): string;
}

/** A decoder without the byte order mark. Lone surrogates of UTF-16 stay as they are. */
export function streamDecoder(encoding: TextEncoding): StreamDecoder {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return new Utf16Decoder(encoding === 'utf-16le');
  const decoder = new TextDecoder(encoding, { fatal: true });
  return { next: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

/** Text of bytes that may end within a character; null if they are invalid. */
export function decodeStart(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return streamDecoder(encoding).next(bytes);
  } catch {
    return null;
  }
}

/** Whether bytes are text of an encoding, to the last of them. */
export function isWholeText(bytes: Uint8Array, encoding: TextEncoding): boolean {
  try {
    const decoder = streamDecoder(encoding);
    decoder.next(bytes);
    decoder.end();
    return true;
  } catch {
    return false;
  }
}

/** `TextDecoder` replaces lone surrogates, or refuses them. */
class Utf16Decoder implements StreamDecoder {
  readonly #little: boolean;
  #half: number | null = null;
  #first = true;
  constructor(little: boolean) {
    this.#little = little;
  }

  next(bytes: Uint8Array): string {
    if (bytes.length === 0) return '';
    const all = this.#half === null ? bytes : withFirst(this.#half, bytes);
    this.#half = all.length % 2 === 1 ? (all.at(-1) ?? null) : null;
    const view = new DataView(all.buffer, all.byteOffset, all.byteLength);
    const units = new Uint16Array(Math.floor(all.length / 2));
    for (const at of units.keys()) units[at] = view.getUint16(2 * at, this.#little);
    let text = '';
    // Functions take some thousand parameters.
    for (let at = 0; at < units.length; at += 4_096) text += String.fromCharCode(...units.subarray(at, at + 4_096));
    if (!this.#first || text === '') return text;
    this.#first = false;
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  }

  end(): string {
    if (this.#half !== null) throw new TypeError('The last character has one byte');
    return '';
  }
}

function withFirst(first: number, rest: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(rest.length + 1);
  bytes[0] = first;
  bytes.set(rest, 1);
  return bytes;
}
