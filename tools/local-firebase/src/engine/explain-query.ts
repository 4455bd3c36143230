import type { Wire } from '../service.ts';

interface Explanation {
  /** The client wants to know about the query, not its results. */
  readonly planOnly: boolean;
  /** The `explainMetrics` field of a response. */
  metrics(results: number): Wire;
}

/** Begins to measure a query when its request has explain options. */
export function startExplaining(options: Wire | undefined): Explanation | null {
  if (!options) return null;
  const started = performance.now();
  const planSummary = {};
  if (!options.analyze) return { planOnly: true, metrics: () => ({ explainMetrics: { planSummary } }) };
  return {
    planOnly: false,
    metrics(results) {
      const nanos = Math.round((performance.now() - started) * 1e6);
      const executionDuration = { seconds: String(Math.floor(nanos / 1e9)), nanos: nanos % 1e9 };
      const executionStats = { resultsReturned: String(results), readOperations: String(Math.max(1, results)), executionDuration };
      return { explainMetrics: { planSummary, executionStats } };
    },
  };
}
