/** A list with other items in place of some of its own: where the first of those was, or at the end. */
export function replaced<T>(list: readonly T[], isOld: (item: T) => boolean, items: readonly T[]): T[] {
  const first = list.findIndex(isOld);
  const at = first === -1 ? list.length : first;
  return [...list.slice(0, at), ...items, ...list.slice(at).filter((item) => !isOld(item))];
}
