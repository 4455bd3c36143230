import type { StoredDocument } from '../../store/stored-document.ts';
import type { CommitClock } from '../commit/commit-clock.ts';
import type { ListenTarget } from './subscription.ts';

/** Runs the query of many equal listeners once after a commit. */
export interface SharedResults {
  of(target: ListenTarget): readonly StoredDocument[];
}

export function createSharedResults(clock: CommitClock): SharedResults {
  let validAt = -1;
  const known = new Map<string, readonly StoredDocument[]>();
  return {
    of(target) {
      if (target.identity === null) return target.current();
      if (validAt !== clock.last) known.clear();
      validAt = clock.last;
      const key = `${target.db.id} ${target.identity}`;
      let result = known.get(key);
      if (!result) known.set(key, (result = target.current()));
      return result;
    },
  };
}
