import { RpcError } from '../../service.ts';
import type { Caller, Wire } from '../../service.ts';
import type { EngineContext } from '../engine-context.ts';
import { readDocument } from '../engine-context.ts';
import { nextChild } from './next-child.ts';
import { parseQuery } from '../query/parse-query.ts';
import { checkQuery } from './query-rules.ts';
import { openView } from './read-view.ts';
import type { ReadView } from './read-view.ts';
import { documentName, parentPath } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import { runQuery } from '../query/run-query.ts';
import { maskPaths, toWireDocument } from '../values/wire-document.ts';

const DEFAULT_PAGE = 100;

/** Documents of a collection by name; with showMissing, also names that only have collections below them. */
export function listDocuments(context: EngineContext, request: Wire, caller: Caller): Wire {
  const { tenant, path } = parentPath(request.parent);
  const size = request.pageSize || DEFAULT_PAGE;
  const after = Buffer.from(request.pageToken ?? '', 'base64url').toString();
  const query = parseQuery(path, {
    from: [{ collectionId: request.collectionId ?? '' }],
    orderBy: parseOrderBy(request.orderBy),
    offset: request.orderBy && after ? Number(after) : 0,
    startAt: request.orderBy || !after ? undefined : { values: [{ referenceValue: documentName(tenant, after) }] },
    limit: { value: size },
  });
  const view = openView(context, tenant, request);
  const rules = checkQuery(context, tenant, query, caller);
  if (request.showMissing) rules.ownerOnly('listing missing documents');
  // With missing documents a page is one of names, not of the query's: all of the collection counts.
  if (request.showMissing) view.transaction?.locks.addQuery({ ...query, limit: null }, []);
  if (request.showMissing) return listWithMissing(context, tenant, view, path, request, after, size);
  const found = runQuery(context.store, view.db, query, view.at);
  view.transaction?.locks.addQuery(query, found);
  const mask = maskPaths(request.mask);
  const documents = found.map((document) => toWireDocument(document, mask));
  const next = request.orderBy ? String(query.offset + size) : (found.at(-1)?.path ?? '');
  return found.length < size ? { documents } : { documents, nextPageToken: Buffer.from(next).toString('base64url') };
}

/** `a desc, b` as StructuredQuery.Order messages. */
function parseOrderBy(text: string | undefined): Wire[] {
  if (!text) return [];
  return text.split(',').map((part) => {
    const [fieldPath = '', direction = 'asc'] = part.trim().split(/\s+/);
    return { field: { fieldPath }, direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING' };
  });
}

function listWithMissing(
  context: EngineContext,
  tenant: Tenant,
  view: ReadView,
  parent: string,
  request: Wire,
  after: string,
  size: number,
): Wire {
  if (!request.collectionId || request.orderBy) {
    throw new RpcError('INVALID_ARGUMENT', 'showMissing needs a collection and does not go with orderBy.');
  }
  const collection = parent === '' ? request.collectionId : `${parent}/${request.collectionId}`;
  const mask = maskPaths(request.mask);
  const documents: Wire[] = [];
  let last = after;
  while (documents.length < size) {
    const child = nextChild(context, view, collection, last);
    if (child === null) return { documents };
    last = child;
    const document = readDocument(context, view.db, child, view.at);
    documents.push(document ? toWireDocument(document, mask) : { name: documentName(tenant, child) });
  }
  return { documents, nextPageToken: Buffer.from(last).toString('base64url') };
}
