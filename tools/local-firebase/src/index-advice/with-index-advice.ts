import { parseQuery } from '../engine/query/parse-query.ts';
import { parentPath } from '../engine/values/resource-path.ts';
import type { FirestoreService, Wire } from '../service.ts';
import { parseFieldPath } from '../store/field-path.ts';
import { indexEntry } from './index-entry.ts';
import type { IndexFile } from './index-file.ts';
import { isIndexed } from './is-indexed.ts';
import { queryShapes } from './query-shape.ts';

/**
 * Logs once for each missing index, needed in the hosted service, which entry `file` lacks. The queries themselves are
 * answered as ever.
 */
export function withIndexAdvice(
  service: FirestoreService,
  file: IndexFile,
  log: (line: string) => void,
): FirestoreService {
  const said = new Set<string>();

  function advise(parent: string | undefined, structured: Wire | undefined, aggregations: readonly Wire[] = []): void {
    for (const shape of shapesOf(parent, structured, aggregations)) {
      if (isIndexed(shape, file)) continue;
      const { list, json } = indexEntry(shape, file);
      const entry = JSON.stringify(json);
      if (said.has(entry)) continue;
      said.add(entry);
      log(
        `The hosted service would refuse a query of ${shape.collection}: "${list}" of firestore.indexes.json lacks ${entry}`,
      );
    }
  }

  return {
    unary: (method, request, caller, signal) => service.unary(method, request, caller, signal),
    serverStream(method, request, caller, signal) {
      if (method === 'RunQuery') advise(request.parent, request.structuredQuery);
      const aggregation: Wire = request.structuredAggregationQuery ?? {};
      if (method === 'RunAggregationQuery')
        advise(request.parent, aggregation.structuredQuery, aggregation.aggregations);
      return service.serverStream(method, request, caller, signal);
    },
    duplex(method, caller, sink) {
      const session = service.duplex(method, caller, sink);
      if (method !== 'Listen') return session;
      return {
        receive(request) {
          const query: Wire | undefined = request.addTarget?.query;
          if (query) advise(query.parent, query.structuredQuery);
          session.receive(request);
        },
        close: () => session.close(),
      };
    },
    setRules: (project, source) => service.setRules(project, source),
    clearDocuments: (project, database) => service.clearDocuments(project, database),
  };
}

function shapesOf(parent: string | undefined, structured: Wire | undefined, aggregations: readonly Wire[]) {
  try {
    const summed = aggregations
      .flatMap(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath ?? [])
      .map((text: string) => parseFieldPath(text));
    return queryShapes(parseQuery(parentPath(parent).path, structured), summed);
  } catch {
    // The engine tells the client what is wrong with it.
    return [];
  }
}
