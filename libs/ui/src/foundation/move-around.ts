/** Moves items before or after another item of a list. Unknown ids change nothing. */
export function moveAround<T extends { readonly id: string }>(
  items: readonly T[],
  moved: ReadonlySet<string>,
  targetId: string,
  position: 'before' | 'after',
): T[] {
  if (moved.has(targetId)) return [...items];
  const rest = items.filter((item) => !moved.has(item.id));
  const target = rest.findIndex((item) => item.id === targetId);
  if (target < 0) return [...items];
  const at = position === 'before' ? target : target + 1;
  return [...rest.slice(0, at), ...items.filter((item) => moved.has(item.id)), ...rest.slice(at)];
}
