/** An item with a position in a list: smaller comes first. */
interface Ordered {
  readonly id: string;
  readonly order: number;
}

/** The item that was moved, with the number that puts it where it is now. */
export interface Move {
  readonly id: string;
  readonly order: number;
}

/**
 * The one move between two orders of a list. Only the moved item gets a new number, between those of its neighbours.
 *
 * @returns null where nothing was moved
 */
export function moveOf(before: readonly Ordered[], after: readonly Ordered[]): Move | null {
  const at = before.findIndex(({ id }, index) => after[index]?.id !== id);
  if (at === -1) return null;
  // Moved down, all after it come one position earlier; moved up, it is the first that is another.
  const moved = before[at + 1]?.id === after[at]?.id ? before[at] : after[at];
  if (!moved) return null;
  const place = after.findIndex(({ id }) => id === moved.id);
  return { id: moved.id, order: orderBetween(after[place - 1], after[place + 1]) };
}

function orderBetween(earlier: Ordered | undefined, later: Ordered | undefined): number {
  if (earlier && later) return (earlier.order + later.order) / 2;
  return later ? later.order - 1 : (earlier?.order ?? 0) + 1;
}
