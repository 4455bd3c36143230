import type { Problem, ReleaseRecord } from '../records/index.ts';
import type { ErnMessage } from './read-ern-message.ts';

/**
 * Records of a batch's messages in the order in which they were made, so that the newest of each release comes last.
 * Only that one counts: the older ones have the problem `import/older-message`. Of messages made at the same time, the
 * last of the batch is the newest.
 *
 * @param messages in the order of the batch
 */
export function messagesInOrder(messages: readonly ErnMessage[]): ReleaseRecord[] {
  // Sorting keeps the order of equal ones.
  const all = [...messages]
    .sort((a, b) => a.createdAt - b.createdAt)
    .flatMap((message) => message.releases.map((release) => ({ ...release, message })));
  const newest = new Map(all.map((one) => [one.releaseKey, one]));
  return all.map((one) => {
    const last = newest.get(one.releaseKey);
    return last === undefined || last === one ? one.record : older(one.record, one.message, last.message);
  });
}

/** `params.newer`: the file that has the newest message of the release. */
function older(record: ReleaseRecord, message: ErnMessage, newest: ErnMessage): ReleaseRecord {
  const problem: Problem = {
    code: 'import/older-message',
    field: null,
    place: record.place,
    found: new Date(message.createdAt).toISOString(),
    params: { newer: newest.part },
  };
  return { ...record, problems: [...record.problems, problem] };
}
