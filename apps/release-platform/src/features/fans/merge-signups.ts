import type { Signup } from '@countin/domain/fan';

/**
 * A live list of the newest signups, continued by older ones that were read before. A signup that was deleted since is
 * missing where the live list reaches, and stays in the older part.
 *
 * @param newest live list, newest first
 * @param older signups read before, newest first; they may overlap the live list
 * @param whole whether the live list holds every signup
 */
export function mergeSignups(newest: readonly Signup[], older: readonly Signup[], whole: boolean): readonly Signup[] {
  const last = newest.at(-1);
  if (whole || last === undefined) return newest;
  const live = new Set(newest.map(({ id }) => id));
  return [...newest, ...older.filter(({ id, createdAt }) => createdAt <= last.createdAt && !live.has(id))];
}
