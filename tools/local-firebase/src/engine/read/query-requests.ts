import type { Caller, Wire } from '../../service.ts';
import { aggregate } from '../query/aggregate.ts';
import type { EngineContext } from '../engine-context.ts';
import { startExplaining } from '../query/explain-query.ts';
import { nearest } from '../query/nearest-neighbours.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query-model.ts';
import { checkQuery } from './query-rules.ts';
import { openView } from './read-view.ts';
import { parentPath } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import { runQuery } from '../query/run-query.ts';
import { toWireDocument } from '../values/wire-document.ts';

/** Responses of RunQuery: at least one, the first with the transaction it began. */
export function runQueryRequest(context: EngineContext, request: Wire, caller: Caller): Wire[] {
  const { tenant, query } = parseRequest(request, request.structuredQuery);
  const view = openView(context, tenant, request);
  checkQuery(context, tenant, query, caller);
  const { readTime } = view;
  const explain = startExplaining(request.explainOptions, query);
  // Without a read time, by which clients know that nothing was read.
  if (explain?.planOnly) return [{ ...view.opening, ...explain.metrics(0) }];
  const found = runQuery(context.store, view.db, query, view.at);
  view.transaction?.locks.addQuery(query, found);
  const documents = query.nearest ? nearest(query.nearest, found) : found;
  const responses = documents.map((document): Wire => ({ document: toWireDocument(document, query.select), readTime }));
  if (responses.length === 0) responses.push({ readTime });
  Object.assign(responses[0] ?? {}, view.opening);
  // With the last result, so that there is one response a result, as clients that count them expect.
  Object.assign(responses.at(-1) ?? {}, explain?.metrics(documents.length));
  return responses;
}

export function runAggregationRequest(context: EngineContext, request: Wire, caller: Caller): Wire[] {
  const aggregation: Wire = request.structuredAggregationQuery ?? {};
  const { tenant, query } = parseRequest(request, aggregation.structuredQuery);
  const view = openView(context, tenant, request);
  checkQuery(context, tenant, query, caller);
  const explain = startExplaining(request.explainOptions, query);
  if (explain?.planOnly) return [{ ...view.opening, ...explain.metrics(0) }];
  const aggregateFields: Record<string, Wire> = aggregate(
    context.store,
    view.db,
    query,
    aggregation.aggregations ?? [],
    view.at,
  );
  view.transaction?.locks.addQuery(query, []);
  return [{ result: { aggregateFields }, ...view.opening, ...explain?.metrics(1), readTime: view.readTime }];
}

function parseRequest(request: Wire, structured: Wire | undefined): { tenant: Tenant; query: Query } {
  const { tenant, path } = parentPath(request.parent);
  return { tenant, query: parseQuery(path, structured) };
}
