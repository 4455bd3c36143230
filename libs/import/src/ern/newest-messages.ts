import type { Problem, ReleaseRecord } from '../records/index.ts';
import type { ErnMessage } from './read-ern-message.ts';

/** The newest message of a release so far. */
interface Newest {
  readonly part: string;
  readonly createdAt: number;
  /** Position of the release in its message. */
  readonly at: number;
}

/**
 * Finds the newest message of each release, and holds nothing else of them. Only that one counts: records of older ones
 * get the problem `import/older-message`. Of messages made at the same time, the last of the batch is the newest.
 */
export class NewestMessages {
  readonly #newest = new Map<string, Newest>();

  /** Takes the next message of the batch. */
  add({ part, createdAt, releases }: ErnMessage): void {
    for (const [at, { releaseKey }] of releases.entries()) {
      const known = this.#newest.get(releaseKey);
      if (!known || createdAt >= known.createdAt) this.#newest.set(releaseKey, { part, createdAt, at });
    }
  }

  /** Records of a message, once all messages were taken. */
  recordsOf(message: ErnMessage): ReleaseRecord[] {
    return message.releases.map(({ record, releaseKey }, at) => {
      const newest = this.#newest.get(releaseKey);
      const isNewest = !newest || (newest.part === message.part && newest.at === at);
      return isNewest ? record : older(record, message, newest.part);
    });
  }
}

/** `params.newer`: the file that has the newest message of the release. */
function older(record: ReleaseRecord, message: ErnMessage, newer: string): ReleaseRecord {
  const problem: Problem = {
    code: 'import/older-message',
    field: null,
    place: record.place,
    found: new Date(message.createdAt).toISOString(),
    params: { newer },
  };
  return { ...record, problems: [...record.problems, problem] };
}
