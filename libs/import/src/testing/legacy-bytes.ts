import type { TextEncoding } from '../tables/encoding.ts';

const tables = new Map<TextEncoding, ReadonlyMap<string, readonly number[]>>();

/** Bytes of a text in an encoding for which Node has a decoder alone; null if the encoding lacks one of its characters. */
export function legacyBytes(text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> | null {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding.startsWith('utf-16')) return utf16Bytes(text, encoding === 'utf-16le');
  const table = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, table);
  const bytes: number[] = [];
  for (const character of text) {
    const found = table.get(character);
    if (!found) return null;
    bytes.push(...found);
  }
  return Uint8Array.from(bytes);
}

function utf16Bytes(text: string, little: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), little);
  return new Uint8Array(view.buffer);
}

/** Decodes all bytes and pairs of bytes. */
function tableOf(encoding: TextEncoding): ReadonlyMap<string, readonly number[]> {
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const add = (bytes: readonly number[]) => {
    try {
      const text = decoder.decode(Uint8Array.from(bytes));
      if ([...text].length === 1 && !table.has(text)) table.set(text, bytes);
    } catch {
      // No character of the encoding.
    }
  };
  for (let first = 0; first < 256; first += 1) add([first]);
  if (encoding.startsWith('windows-')) return table;
  for (let first = 0x81; first < 255; first += 1)
    for (let second = 0x30; second < 255; second += 1) add([first, second]);
  return table;
}
