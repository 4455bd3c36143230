import type { Caller, Wire } from '../../service.ts';
import { currentAccess } from '../engine-context.ts';
import type { EngineContext } from '../engine-context.ts';
import { nextChild } from './next-child.ts';
import { openView } from './read-view.ts';
import { checkSegments, parentPath } from '../values/resource-path.ts';
import { SINGLE_LOOKUPS } from '../rules-gate.ts';

/** Collections directly below a document or the database. */
export function listCollectionIds(context: EngineContext, request: Wire, caller: Caller): Wire {
  const { tenant, path } = parentPath(request.parent);
  const view = openView(context, tenant, request);
  const access = currentAccess(context, tenant);
  context.gate.begin(tenant, caller, access, SINGLE_LOOKUPS, context.clock.now()).ownerOnly('listing collections');
  const size = request.pageSize || Infinity;
  const prefix = path === '' ? '' : `${path}/`;
  const collectionIds: string[] = [];
  let last: string | null = request.pageToken ? prefix + Buffer.from(request.pageToken, 'base64url').toString() : '';
  if (last) checkSegments(last);
  while (collectionIds.length < size) {
    last = nextChild(context, view, path, last);
    if (last === null) return { collectionIds };
    collectionIds.push(last.slice(prefix.length));
  }
  return { collectionIds, nextPageToken: Buffer.from(collectionIds.at(-1) ?? '').toString('base64url') };
}
