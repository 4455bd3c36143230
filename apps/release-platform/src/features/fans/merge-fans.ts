import type { Fan } from '@countin/domain/fan';

/**
 * A live list of the newest fans, continued by older ones that were read before. A fan that was deleted since is
 * missing where the live list reaches, and stays in the older part.
 *
 * @param newest live list, newest first
 * @param older fans read before, newest first; they may overlap the live list
 * @param whole whether the live list holds every fan
 */
export function mergeFans(newest: readonly Fan[], older: readonly Fan[], whole: boolean): readonly Fan[] {
  const last = newest.at(-1);
  if (whole || last === undefined) return newest;
  const live = new Set(newest.map(({ id }) => id));
  return [...newest, ...older.filter(({ id, createdAt }) => createdAt <= last.createdAt && !live.has(id))];
}
