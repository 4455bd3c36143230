import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import { documentValue, parseFieldPath } from '../../store/field-path.ts';
import type { FieldPath } from '../../store/field-path.ts';
import type { DatabaseRef, Store } from '../../store/index.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import { countQuery } from './count-query.ts';
import { isNumber, sumOf, toDouble } from '../values/number-values.ts';
import type { Query } from './query-model.ts';
import { runQuery } from './run-query.ts';

const MAX_AGGREGATIONS = 5;

/** Computes aggregations over a query's results, by alias. */
export function aggregate(
  store: Store,
  db: DatabaseRef,
  query: Query,
  aggregations: readonly Wire[],
  at: number | null,
): Record<string, Wire> {
  checkNumber(aggregations.length);
  const fields = aggregations.map(fieldOf);
  const documents = fields.some((field) => field !== null) ? documentsWith(fields, store, db, query, at) : null;
  const results: Record<string, Wire> = {};
  for (const [i, aggregation] of aggregations.entries()) {
    const alias = aggregation.alias || `field_${i + 1}`;
    if (Object.hasOwn(results, alias)) throw new RpcError('INVALID_ARGUMENT', `The alias "${alias}" is used twice.`);
    const most = aggregation.count?.upTo?.value === undefined ? Infinity : Number(aggregation.count.upTo.value);
    const field = fields[i];
    if (field && documents) results[alias] = aggregateField(documents, field, aggregation);
    else
      results[alias] = {
        integerValue: String(documents ? Math.min(documents.length, most) : countQuery(store, db, query, most, at)),
      };
  }
  return results;
}

function checkNumber(aggregations: number): void {
  if (aggregations === 0) throw new RpcError('INVALID_ARGUMENT', 'Aggregations can not be empty.');
  if (aggregations <= MAX_AGGREGATIONS) return;
  const most = `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}.`;
  throw new RpcError('INVALID_ARGUMENT', `${most} Received: ${aggregations}`);
}

/** The field a sum or an average is of; null for a count. */
function fieldOf(aggregation: Wire): FieldPath | null {
  if (aggregation.count) return null;
  const target: Wire | undefined = aggregation.sum ?? aggregation.avg;
  if (!target) throw new RpcError('INVALID_ARGUMENT', 'An aggregation must be a count, a sum or an average.');
  return parseFieldPath(target.field?.fieldPath ?? '');
}

/**
 * The documents that all aggregations of a query cover, its counts included. Each has every aggregated field, of
 * whatever type. The hosted service reads an index of those fields, and others are not in it.
 */
function documentsWith(
  fields: readonly (FieldPath | null)[],
  store: Store,
  db: DatabaseRef,
  query: Query,
  at: number | null,
): StoredDocument[] {
  const has = (document: StoredDocument): boolean =>
    fields.every((field) => field === null || documentValue(document, field) !== undefined);
  const end = query.limit === null ? undefined : query.offset + query.limit;
  return runQuery(store, db, { ...query, offset: 0, limit: null }, at)
    .filter(has)
    .slice(query.offset, end);
}

function aggregateField(documents: readonly StoredDocument[], field: FieldPath, aggregation: Wire): Wire {
  const numbers = documents
    .map((document) => documentValue(document, field))
    .filter((value) => value && isNumber(value)) as Wire[];
  const sum = sumOf(numbers);
  if (aggregation.sum) return sum;
  return numbers.length === 0 ? { nullValue: 'NULL_VALUE' } : { doubleValue: toDouble(sum) / numbers.length };
}
