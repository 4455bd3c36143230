import type { Reading } from '@countin/domain/imports';
import { ImportFileError } from '@countin/import/records';
import type { FileSource } from '@countin/import/sources';
import { ProgramBroke, runProgram } from '../../media/decoding/run-program.ts';
import type { Log } from '../../platform/safe-log.ts';
import { genresByName } from '@countin/i18n/genres-by-name';
import type { RecordPage } from './page-builder.ts';
import type { ReaderMessage, ReaderReply, ReaderTask } from './reader-messages.ts';

/** Time for one file, milliseconds. */
const READER_MS = 480_000;
/** Memory of scripts in the reader, megabytes: some three times what the largest files take. */
const READER_MEMORY = 1024;
const NOTHING = new Uint8Array();

/** In the bundle a file beside the functions, else this folder's. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './reader-program.ts' : './reader-program.js',
  import.meta.url,
);

interface ReaderOptions {
  /** Stores a page. */
  readonly onPage: (page: RecordPage) => Promise<void>;
  /** Ends the reading, with its reason. */
  readonly signal: AbortSignal;
  readonly log: Log;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Megabytes. */
  readonly memory?: number;
}

/**
 * Reads a file in a process of its own. Whatever the file does to that process is a failure of the file.
 *
 * @throws ImportFileError; the signal's reason; what reading the file or storing a page threw
 */
export async function runReader(
  file: FileSource,
  reading: Reading,
  { onPage, signal, log, timeout = READER_MS, memory = READER_MEMORY }: ReaderOptions,
): Promise<void> {
  const deadline = AbortSignal.timeout(timeout);
  const failed = new AbortController();
  const answer = async (asked: ReaderMessage): Promise<ReaderReply | null> => {
    if (asked.kind === 'read') return { bytes: await file.read(asked.at, asked.length) };
    if (asked.kind !== 'page') return null;
    await onPage(asked.page);
    return { bytes: NOTHING };
  };
  const task: ReaderTask = { size: file.size, reading, genreNames: genresByName() };
  const end = await runProgram<ReaderMessage>(PROGRAM, task, AbortSignal.any([deadline, signal, failed.signal]), {
    memory,
    onMessage: (asked, send) => {
      answer(asked as ReaderMessage).then(
        (reply) => reply && send(reply),
        (error: unknown) => failed.abort(error),
      );
    },
  }).catch((error: unknown): ReaderMessage => {
    if (error instanceof ProgramBroke) return { kind: 'failed', failure: tooDemanding({ limit: 'memory' }) };
    if (deadline.aborted && error === deadline.reason)
      return { kind: 'failed', failure: tooDemanding({ limit: 'time', most: timeout / 60_000 }) };
    throw error;
  });
  if (end.kind === 'done') return;
  if (end.kind === 'failed') throw new ImportFileError(end.failure.code, end.failure.place, end.failure.params);
  log('The reader of imports broke.', new Error(end.kind === 'broke' ? end.reason : `It ended after "${end.kind}".`));
  throw new ImportFileError('file/not-read');
}

const tooDemanding = (params: Readonly<Record<string, string | number>>) =>
  ({ code: 'file/too-demanding', place: null, params }) as const;
