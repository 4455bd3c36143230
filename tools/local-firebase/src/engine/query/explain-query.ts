import type { Wire } from '../../service.ts';
import { DOCUMENT_NAME } from '../../store/field-path.ts';
import type { OrderedField } from '../../store/index-spec.ts';
import type { Query } from './query-model.ts';
import { planIndex } from './query-plan.ts';

interface Explanation {
  /** The client wants to know about the query, not its results. */
  readonly planOnly: boolean;
  /** The `explainMetrics` field of a response. */
  metrics(results: number): Wire;
}

/** Begins to measure a query when its request has explain options. */
export function startExplaining(options: Wire | undefined, query: Query): Explanation | null {
  if (!options) return null;
  const started = performance.now();
  const planSummary = { indexesUsed: indexesUsed(query) };
  if (!options.analyze) return { planOnly: true, metrics: () => ({ explainMetrics: { planSummary } }) };
  return {
    planOnly: false,
    metrics(results) {
      const nanos = Math.max(1, Math.round((performance.now() - started) * 1e6));
      const executionDuration = { seconds: String(Math.floor(nanos / 1e9)), nanos: nanos % 1e9 };
      const returned = String(results);
      const debugStats = struct({ documents_returned: returned });
      const executionStats = {
        resultsReturned: returned,
        readOperations: String(Math.max(1, results)),
        executionDuration,
        debugStats,
      };
      return { explainMetrics: { planSummary, executionStats } };
    },
  };
}

/** The indexes that the disjunctions of a query read, in the hosted service's notation. */
function indexesUsed(query: Query): Wire[] {
  const scope = query.scope.allDescendants ? 'Collection group' : 'Collection';
  const properties = query.disjuncts.map((constraints) => {
    const spec = planIndex(query, constraints)?.spec;
    const equal = (spec?.equal ?? []).map((field) => ({ field, descending: false }));
    const name = { field: [DOCUMENT_NAME], descending: query.orders.at(-1)?.descending ?? false };
    const parts = [...equal, ...(spec?.order ?? []), name].map(described);
    if (spec?.contains) parts.unshift(`${spec.contains.join('.')} CONTAINS`);
    return `(${parts.join(', ')})`;
  });
  return [...new Set(properties)].map((each) => struct({ query_scope: scope, properties: each }));
}

function described({ field, descending }: OrderedField): string {
  return `${field.join('.')} ${descending ? 'DESC' : 'ASC'}`;
}

/** A google.protobuf.Struct of texts. */
function struct(texts: Readonly<Record<string, string>>): Wire {
  return { fields: Object.fromEntries(Object.entries(texts).map(([key, stringValue]) => [key, { stringValue }])) };
}
