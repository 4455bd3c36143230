import type { Genre } from '@countin/domain/release';
import type { Reading } from '@countin/domain/imports';
import { recordsOf } from '../columns/index.ts';
import { NewestMessages, readErnMessage } from '../ern/index.ts';
import type { FileSource } from '../files/file-source.ts';
import type { ReleaseRecord } from '../records/index.ts';
import { recordsOfBatch } from './batch-messages.ts';
import { mappingOf } from './check-reading.ts';
import { openTable, streamOf } from './open-table.ts';
import { withoutPicture } from './pictures.ts';

/** What reading needs beside the file. */
export interface ReadingOptions {
  /** Genres by their names in lower case, in the languages that the file may have beside English. */
  readonly genreNames?: ReadonlyMap<string, Genre>;
  readonly signal?: AbortSignal;
}

/**
 * Records of a file in its order, streamed; those of a batch in the order of its messages. Of a list of codes there are none:
 * the server completes them from the music services. Fails with the reason of a signal that is aborted.
 *
 * @throws ImportFileError what is wrong with the file as a whole, or with the reading: codes `reading/…`
 */
export async function* recordsOfFile(
  source: FileSource,
  reading: Reading,
  options: ReadingOptions = {},
): AsyncGenerator<ReleaseRecord> {
  const { signal } = options;
  for await (const record of recordsBy(source, reading, options)) {
    signal?.throwIfAborted();
    yield record;
  }
}

async function* recordsBy(
  source: FileSource,
  reading: Reading,
  { genreNames, signal }: ReadingOptions,
): AsyncGenerator<ReleaseRecord> {
  signal?.throwIfAborted();
  if (reading.format === 'codes') return;
  if (reading.format === 'batch') return yield* recordsOfBatch(source, signal);
  if (reading.format === 'message') return yield* recordsOfMessage(source, signal);
  const { table } = await openTable(source, reading, signal);
  const records = recordsOf(table, mappingOf(reading, table.head), reading, genreNames);
  for await (const record of records) yield withoutPicture(record);
}

async function* recordsOfMessage(source: FileSource, signal: AbortSignal | undefined): AsyncGenerator<ReleaseRecord> {
  const message = await readErnMessage(streamOf(source, signal), '');
  const newest = new NewestMessages();
  newest.add(message);
  for (const record of newest.recordsOf(message)) yield withoutPicture(record);
}
