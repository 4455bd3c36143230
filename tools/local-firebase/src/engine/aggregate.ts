import { RpcError } from '../service.ts';
import type { Wire } from '../service.ts';
import { documentValue, parseFieldPath } from '../store/field-path.ts';
import type { DatabaseRef, Store } from '../store/index.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { countQuery } from './count-query.ts';
import { isNumber, sumOf, toDouble } from './number-values.ts';
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
  if (aggregations.length === 0 || aggregations.length > MAX_AGGREGATIONS) {
    throw new RpcError('INVALID_ARGUMENT', `A query needs 1 to ${MAX_AGGREGATIONS} aggregations.`);
  }
  let documents: StoredDocument[] | null = null;
  const results: Record<string, Wire> = {};
  for (const [i, aggregation] of aggregations.entries()) {
    const alias = aggregation.alias || `field_${i + 1}`;
    if (Object.hasOwn(results, alias)) throw new RpcError('INVALID_ARGUMENT', `The alias "${alias}" is used twice.`);
    if (aggregation.count) {
      const most = aggregation.count.upTo?.value === undefined ? Infinity : Number(aggregation.count.upTo.value);
      results[alias] = { integerValue: String(countQuery(store, db, query, most, at)) };
      continue;
    }
    documents ??= runQuery(store, db, query, at);
    results[alias] = aggregateField(documents, aggregation);
  }
  return results;
}

function aggregateField(documents: readonly StoredDocument[], aggregation: Wire): Wire {
  const target: Wire | undefined = aggregation.sum ?? aggregation.avg;
  if (!target) throw new RpcError('INVALID_ARGUMENT', 'An aggregation must be a count, a sum or an average.');
  const field = parseFieldPath(target.field?.fieldPath ?? '');
  const numbers = documents.map((document) => documentValue(document, field)).filter((value) => value && isNumber(value)) as Wire[];
  const sum = sumOf(numbers);
  if (aggregation.sum) return sum;
  return numbers.length === 0 ? { nullValue: 'NULL_VALUE' } : { doubleValue: toDouble(sum) / numbers.length };
}
