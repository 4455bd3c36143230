import { DOCUMENT_NAME } from '../store/field-path.ts';
import type { IndexField, IndexFile, Mode, QueryScope } from './index-file.ts';
import { fieldIndexes } from './is-indexed.ts';
import type { QueryShape } from './query-shape.ts';

/** An entry of `firestore.indexes.json`, and in which of its lists it belongs. */
export interface IndexEntry {
  readonly list: 'indexes' | 'fieldOverrides';
  readonly json: object;
}

/** The entry that lets the hosted service answer a query. */
export function indexEntry(shape: QueryShape, file: IndexFile): IndexEntry {
  const { collection, scope, nameDescending } = shape;
  const fields: IndexField[] = [
    ...shape.equal.map((field): IndexField => ({ field, mode: 'ASCENDING' })),
    ...shape.contains.map((field): IndexField => ({ field, mode: 'CONTAINS' })),
    ...shape.order,
  ];
  const [only, ...others] = fields;
  const alone = only && others.length === 0 ? singleFieldMode(only, shape) : null;
  if (only && alone) return override(file, collection, only.field, scope, alone);
  // The name goes the way of the last field unless it is mentioned.
  if ((fields.at(-1)?.mode === 'DESCENDING') !== nameDescending)
    fields.push({ field: DOCUMENT_NAME, mode: nameDescending ? 'DESCENDING' : 'ASCENDING' });
  const json = {
    collectionGroup: collection,
    queryScope: scope,
    fields: fields.map(({ field, mode }) => ({ fieldPath: field, ...modeJson(mode) })),
  };
  return { list: 'indexes', json };
}

/** Order of a single-field index that serves a query, or null where the name has another direction. */
function singleFieldMode({ mode }: IndexField, { order, nameDescending }: QueryShape): Mode | null {
  const direction = nameDescending ? 'DESCENDING' : 'ASCENDING';
  if (mode === 'CONTAINS') return nameDescending ? null : mode;
  return order.length === 0 || mode === direction ? direction : null;
}

/** An override replaces all that the field had, so that is repeated. */
function override(file: IndexFile, collection: string, field: string, scope: QueryScope, mode: Mode): IndexEntry {
  const indexes = [...fieldIndexes(file, collection, field), { scope, mode }];
  const ttl = file.overrides.some((each) => each.collection === collection && each.field === field && each.ttl);
  const json = {
    collectionGroup: collection,
    fieldPath: field,
    ...(ttl ? { ttl } : {}),
    indexes: indexes.map((index) => ({ ...modeJson(index.mode), queryScope: index.scope })),
  };
  return { list: 'fieldOverrides', json };
}

function modeJson(mode: Mode): object {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}
