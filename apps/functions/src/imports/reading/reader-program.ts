/**
 * Reads one file in a process of its own, which has no secrets and a limit of memory. Its parent reads the bucket and
 * stores the records, and can end it at any moment.
 */
import { once } from 'node:events';
import { ImportFileError } from '@countin/import/records';
import { recordsOfFile } from '@countin/import/sources';
import { blockSource } from './block-source.ts';
import { PageBuilder, type RecordPage } from './page-builder.ts';
import type { ReaderMessage, ReaderReply, ReaderTask } from './reader-messages.ts';

const RECORDS_PER_PAGE = 250;

// Without its parent the records have no reader.
process.once('disconnect', () => process.exit());
process.once('message', (task: ReaderTask) => {
  void read(task).then((end) => process.send?.(end, () => process.disconnect()));
});

async function read({ size, reading, genreNames }: ReaderTask): Promise<ReaderMessage> {
  const source = blockSource(size, async (at, length) => (await ask({ kind: 'read', at, length })).bytes);
  const pages = new PageBuilder(RECORDS_PER_PAGE);
  try {
    for await (const record of recordsOfFile(source, reading, { genreNames })) await store(pages.add(record));
    await store(pages.end());
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof ImportFileError)) return { kind: 'broke', reason: String((error as Error).stack) };
    const { code, place, params } = error;
    return { kind: 'failed', failure: { code, place, params } };
  }
}

async function store(page: RecordPage | null): Promise<void> {
  if (page) await ask({ kind: 'page', page });
}

/** Requests wait for each other, so each answer is that of the last. */
let last: Promise<unknown> = Promise.resolve();

function ask(message: ReaderMessage): Promise<ReaderReply> {
  const answer = last.then(async () => {
    process.send?.(message);
    const [reply] = (await once(process, 'message')) as [ReaderReply];
    return reply;
  });
  last = answer;
  return answer;
}
