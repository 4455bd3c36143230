import * as v from 'valibot';
import { instantSchema } from '../fields/fields.ts';

/** Days that a document of numbers remembers the last flush of a writer, milliseconds. */
const REMEMBERED_MS = 8 * 86_400_000;

/** Last flush of a writer that a document of numbers has. */
export const writerSchema = v.object({ flush: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), at: instantSchema });
type Writers = Readonly<Record<string, v.InferOutput<typeof writerSchema>>>;

/** Counts of one writer since its last flush. Numbers of flushes grow. */
export interface Flush {
  readonly writer: string;
  readonly flush: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Whether a document has a flush already. Applied again, after a crash or an unknown outcome, it must change nothing. */
export const isApplied = (writers: Writers | undefined, { writer, flush }: Flush): boolean =>
  (writers?.[writer]?.flush ?? -1) >= flush;

/** Writers of a document after a flush. */
export function writersAfter(writers: Writers = {}, { writer, flush, now }: Flush): Writers {
  const recent = Object.entries(writers).filter(([, { at }]) => at > now - REMEMBERED_MS);
  return { ...Object.fromEntries(recent), [writer]: { flush, at: now } };
}
