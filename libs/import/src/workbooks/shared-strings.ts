import type { ArchiveFile } from '../archive/index.ts';
import { ImportFileError } from '../records/index.ts';
import { LONGEST_CELL } from '../tables/row-parser.ts';
import { StringTable } from './string-table.ts';
import { readWholePart, type XmlHandler } from './xml-part.ts';

/** Bytes of all strings, with what each costs beside them. */
const MOST = 96 * 1024 * 1024;
const EACH = 16;

/** Texts of cells that a workbook keeps once, with their escapes. */
export async function readSharedStrings(file: ArchiveFile, signal: AbortSignal | undefined): Promise<StringTable> {
  const strings = new StringTable();
  const text = new StringText();
  const handler: XmlHandler = {
    open(name) {
      if (name === 'si') text.start();
      else text.open(name);
    },
    text: (part) => text.add(part),
    close(name) {
      text.close(name);
      if (name !== 'si') return;
      strings.add(text.end());
      if (strings.bytes + EACH * strings.size > MOST)
        throw new ImportFileError('archive/too-large', null, { path: file.path, most: MOST });
    },
  };
  await readWholePart(file, handler, signal);
  return strings;
}

/** Gathers the text of a string: plain, or in runs of different fonts, without hints at its pronunciation. */
export class StringText {
  #text = '';
  #inText = false;
  #inHint = false;

  /** Begins a string. */
  start(): void {
    this.#text = '';
    this.#inText = false;
    this.#inHint = false;
  }

  open(name: string): void {
    if (name === 't') this.#inText = !this.#inHint;
    else if (name === 'rPh') this.#inHint = true;
  }

  close(name: string): void {
    if (name === 't') this.#inText = false;
    else if (name === 'rPh') this.#inHint = false;
  }

  /** Of texts that are too long for a cell, one character too many is kept, so that their cell is refused. */
  add(text: string): void {
    if (this.#inText && this.#text.length <= LONGEST_CELL) this.#text += text.slice(0, LONGEST_CELL + 1);
  }

  /** The whole string, with its escapes. */
  end(): string {
    return this.#text;
  }
}

/** Characters that XML cannot hold are written as `_x000D_`. */
export function withoutEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
