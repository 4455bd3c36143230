import type { FieldOverride, IndexField, IndexFile, Mode } from './index-file.ts';
import type { QueryShape } from './query-shape.ts';

/** Automatic indexes of every field of a collection; collection groups have none. */
const AUTOMATIC: FieldOverride['indexes'] = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map((mode) => ({
  scope: 'COLLECTION',
  mode,
}));

/**
 * Whether the hosted service could answer a query. It joins any number of indexes that end in the query's order.
 * Each may begin only with fields of the query's equalities and `array-contains`, and together they have all of
 * those. Indexes are read in one direction only.
 *
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
 */
export function isIndexed(shape: QueryShape, file: IndexFile): boolean {
  const { collection, scope, equal, contains, order, nameDescending } = shape;
  const wanted = new Set([...equal, ...contains]);
  // By name alone, which needs no index upwards.
  if (wanted.size === 0 && order.length === 0 && !nameDescending) return true;
  const composites = file.composites.filter((index) => index.collection === collection && index.scope === scope);
  const single = [...wanted, ...order.map(({ field }) => field)].flatMap((field) =>
    singleFieldIndexes(shape, field, file),
  );
  let served = false;
  for (const index of [...composites, ...single]) {
    const split = index.fields.length - order.length;
    if (split < 0 || index.nameDescending !== nameDescending || !sameFields(index.fields.slice(split), order)) continue;
    const prefix = index.fields.slice(0, split);
    if (!prefix.every(({ field, mode }) => (mode === 'CONTAINS' ? contains : equal).includes(field))) continue;
    served = true;
    for (const { field } of prefix) wanted.delete(field);
  }
  return served && wanted.size === 0;
}

function singleFieldIndexes({ collection, scope }: QueryShape, field: string, file: IndexFile) {
  return fieldIndexes(file, collection, field)
    .filter((index) => index.scope === scope)
    .map(({ mode }) => ({ fields: [{ field, mode }], nameDescending: mode === 'DESCENDING' }));
}

/** Indexes of a field: the closest entry (for it, its map, or all fields), or the automatic indexes. */
export function fieldIndexes(file: IndexFile, collection: string, field: string): FieldOverride['indexes'] {
  const overrides = file.overrides.filter((override) => override.collection === collection);
  const closest = overrides
    .filter((override) => override.field === '*' || override.field === field || field.startsWith(`${override.field}.`))
    .sort((a, b) => depth(b) - depth(a))[0];
  return closest?.indexes ?? AUTOMATIC;
}

function depth({ field }: FieldOverride): number {
  return field === '*' ? 0 : field.length;
}

function sameFields(left: readonly IndexField[], right: readonly { field: string; mode: Mode }[]): boolean {
  return left.every(({ field, mode }, i) => right[i]?.field === field && right[i].mode === mode);
}
