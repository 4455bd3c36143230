import { ImportFileError } from '../records/index.ts';
import { decodeStart, isWholeText, streamDecoder, type StreamDecoder } from './decode-text.ts';
import { detectDelimiter, isDeclaration } from './detect-delimiter.ts';
import { detectEncoding, type EncodingGuess } from './detect-encoding.ts';
import type { TextEncoding } from './encoding.ts';
import { findHead } from './find-head.ts';
import { limitRows } from './limit-rows.ts';
import { isBinary, signedFormat } from './other-formats.ts';
import { peek } from './peek.ts';
import { RowParser, type Delimiter } from './row-parser.ts';
import type { Table, TableRow } from './table.ts';

/** A table of a text file, and how it is read. */
export interface TextTable extends Table {
  readonly encoding: TextEncoding;
  /** Null if the caller named the encoding. */
  readonly guess: EncodingGuess | null;
  readonly delimiter: Delimiter;
}

/** What a person says of a file. What is left out is detected. */
export interface TextTableOptions {
  readonly encoding?: TextEncoding;
  readonly delimiter?: Delimiter;
}

/**
 * The table of a CSV or TSV file, streamed. Cells are as the file has them, without the apostrophes that our own CSV
 * puts in front of formulas.
 *
 * @throws ImportFileError at once or while rows are read: the file is empty, is no text, or passes a limit; a quote is
 *   never closed; bytes are invalid in the encoding.
 */
export async function readTextTable(
  source: ReadableStream<Uint8Array> | Blob,
  options: TextTableOptions = {},
): Promise<TextTable> {
  const { start, sample, pieces } = await peek(source);
  try {
    const guess = options.encoding ? null : detectEncoding(sample);
    const encoding = options.encoding ?? guess?.encoding ?? 'utf-8';
    const text = textOf(start, encoding);
    const delimiter = options.delimiter ?? detectDelimiter(text);
    const rows = rowsOf(pieces, encoding, delimiter);
    const found = await findHead(rows);
    if (!found) throw new ImportFileError('file/empty');
    const head = { part: '', line: found.head.line, headings: found.head.cells };
    return { head, rows: limitRows(found.below, rows, ''), encoding, guess, delimiter };
  } catch (error) {
    await pieces.return(undefined);
    throw error;
  }
}

/** The beginning of a file as text. Invalid bytes are found later, with their line. */
function textOf(start: Uint8Array, encoding: TextEncoding): string {
  const format = signedFormat(start);
  if (format) throw new ImportFileError('file/no-table', null, { format });
  const text = decodeStart(start, encoding) ?? new TextDecoder(encoding).decode(start);
  if (isBinary(text)) throw new ImportFileError('file/no-table', null, { format: 'binary' });
  return text;
}

async function* rowsOf(
  pieces: AsyncGenerator<Uint8Array>,
  encoding: TextEncoding,
  delimiter: Delimiter,
): AsyncGenerator<TableRow> {
  const parser = new RowParser(delimiter);
  const decoder = streamDecoder(encoding);
  const line = new LineBytes();
  for await (const piece of pieces) {
    const text = decoded(decoder, piece);
    if (text === null) throw bytesError(encoding, parser.line + line.linesBefore(piece, encoding));
    for (const row of parser.next(text)) if (!isDeclaration(row, delimiter)) yield row;
    line.keep(piece);
  }
  if (decoded(decoder, null) === null) throw bytesError(encoding, parser.line);
  for (const row of parser.end()) if (!isDeclaration(row, delimiter)) yield row;
}

function decoded(decoder: StreamDecoder, piece: Uint8Array | null): string | null {
  try {
    return piece ? decoder.next(piece) : decoder.end();
  } catch {
    return null;
  }
}

function bytesError(encoding: TextEncoding, line: number): ImportFileError {
  return new ImportFileError('file/bytes', { part: '', line, column: '' }, { encoding });
}

/** Bytes of the line that is read, so that the line of invalid bytes is known. No encoding has a line break within a character. */
class LineBytes {
  #line: Uint8Array = new Uint8Array();
  #last = 0;

  keep(piece: Uint8Array): void {
    this.#last = piece.at(-1) ?? this.#last;
    const end = Math.max(piece.lastIndexOf(0x0a), piece.lastIndexOf(0x0d)) + 1;
    this.#line = end > 0 ? piece.slice(end) : joined(this.#line, piece);
  }

  /** Lines that are valid, from the line that is read on, with the next piece. */
  linesBefore(piece: Uint8Array, encoding: TextEncoding): number {
    const bytes = joined(this.#line, piece);
    let lines = 0;
    let start = 0;
    let last = this.#line.length > 0 ? 0 : this.#last;
    for (const [at, byte] of bytes.entries()) {
      if (byte === 0x0a || byte === 0x0d) {
        if (!isWholeText(bytes.subarray(start, at), encoding)) return lines;
        if (byte === 0x0d || last !== 0x0d) lines += 1;
        start = at + 1;
      }
      last = byte;
    }
    return lines;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
