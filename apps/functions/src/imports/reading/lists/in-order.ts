/**
 * Works on items at the same time and gives the results in the order of the items. So many are begun at once, however long
 * the first of them takes.
 */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  atOnce: () => number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<{ readonly item: Item; readonly result: Result }> {
  const begun: Promise<Result>[] = [];
  const begin = (item: Item) => {
    const result = work(item);
    // Awaited later; until then its failure must not end the process.
    result.catch(() => undefined);
    begun.push(result);
  };
  for (const [at, item] of items.entries()) {
    const ahead = items.slice(at + begun.length, at + Math.max(1, atOnce()));
    ahead.forEach(begin);
    const [first] = begun;
    if (!first) throw new Error('Nothing was begun.');
    yield { item, result: await first };
    begun.shift();
  }
}
