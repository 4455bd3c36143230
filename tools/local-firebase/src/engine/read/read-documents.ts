import { RpcError } from '../../service.ts';
import type { Caller, Wire } from '../../service.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import { currentAccess, readDocument } from '../engine-context.ts';
import type { EngineContext } from '../engine-context.ts';
import { openView } from './read-view.ts';
import type { ReadView } from './read-view.ts';
import { documentName, documentPath, parseName } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import { BATCH_LOOKUPS, SINGLE_LOOKUPS, toRulesDocument } from '../rules-gate.ts';
import { maskPaths, toWireDocument } from '../values/wire-document.ts';

export function getDocument(context: EngineContext, request: Wire, caller: Caller): Wire {
  const { tenant } = parseName(request.name);
  const view = openView(context, tenant, request);
  const [document = null] = readAll(context, tenant, view, [documentPath(tenant, request.name)], caller);
  if (!document) throw new RpcError('NOT_FOUND', `Document "${request.name}" not found.`);
  return toWireDocument(document, maskPaths(request.mask));
}

/** One response for each name asked for, in that order. */
export function batchGetDocuments(context: EngineContext, request: Wire, caller: Caller): Wire[] {
  const { tenant } = parseName(request.database);
  const names: string[] = request.documents ?? [];
  const paths = names.map((name) => documentPath(tenant, name));
  const view = openView(context, tenant, request);
  const { readTime } = view;
  const documents = readAll(context, tenant, view, paths, caller);
  const mask = maskPaths(request.mask);
  const responses = documents.map((document, i): Wire =>
    document
      ? { found: toWireDocument(document, mask), readTime }
      : { missing: documentName(tenant, paths[i] ?? ''), readTime },
  );
  if (responses.length === 0) return [{ ...view.opening, readTime }];
  return responses.map((response, i) => (i === 0 ? { ...response, ...view.opening } : response));
}

function readAll(
  context: EngineContext,
  tenant: Tenant,
  view: ReadView,
  paths: readonly string[],
  caller: Caller,
): (StoredDocument | null)[] {
  const budget = paths.length > 1 ? BATCH_LOOKUPS : SINGLE_LOOKUPS;
  const rules = context.gate.begin(tenant, caller, currentAccess(context, tenant), budget, context.clock.now());
  return paths.map((path) => {
    const document = readDocument(context, view.db, path, view.at);
    rules.check({ method: 'get', path: path.split('/'), resource: toRulesDocument(document) });
    view.transaction?.locks.addDocument(path, document);
    return document;
  });
}
