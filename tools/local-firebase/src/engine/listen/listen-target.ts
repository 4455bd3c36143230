import { RpcError } from '../../service.ts';
import type { Caller, Wire } from '../../service.ts';
import type { DatabaseRef } from '../../store/index.ts';
import { scopeKey } from '../../store/scope.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { Equality } from './change-feed.ts';
import { currentAccess } from '../engine-context.ts';
import type { EngineContext } from '../engine-context.ts';
import type { ListenTarget } from './subscription.ts';
import { parseQuery } from '../query/parse-query.ts';
import { matches } from '../query/query-match.ts';
import { isWindowed, type Query } from '../query/query-model.ts';
import { checkQuery } from '../read/query-rules.ts';
import { documentPath, parentPath } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import { SINGLE_LOOKUPS, toRulesDocument } from '../rules-gate.ts';
import { countQuery } from '../query/count-query.ts';
import { runQuery } from '../query/run-query.ts';
import { toWireDocument } from '../values/wire-document.ts';

/** Checks a google.firestore.v1.Target. Throws INVALID_ARGUMENT. */
export function parseTarget(context: EngineContext, tenant: Tenant, target: Wire, caller: Caller): ListenTarget {
  const db = context.store.database(tenant.root);
  const id: number = target.targetId ?? 0;
  if (target.documents) return documentsTarget(context, tenant, db, id, target.documents.documents ?? [], caller);
  if (!target.query) throw new RpcError('INVALID_ARGUMENT', 'A target needs a query or documents.');
  const parent = parentPath(target.query.parent);
  if (parent.tenant.root !== tenant.root) throw new RpcError('INVALID_ARGUMENT', 'The target is in another database.');
  const query = parseQuery(parent.path, target.query.structuredQuery);
  if (query.nearest) throw new RpcError('INVALID_ARGUMENT', 'A vector search cannot be listened to.');
  return {
    id,
    db,
    keys: [scopeKey(query.scope)],
    equality: equalityOf(query),
    authorise: () => checkQuery(context, tenant, query, caller).lookedUp,
    decidedPerDocument: false,
    current: () => runQuery(context.store, db, query),
    count: () => countQuery(context.store, db, query, Infinity, null),
    holds: (document) => matches(query, document),
    toWire: (document) => toWireDocument(document, query.select),
    window: isWindowed(query) ? new Set() : null,
    // Encoded operands are in it: values that JSON cannot tell apart are told apart by those.
    identity: isWindowed(query) ? JSON.stringify(query) : null,
  };
}

function equalityOf({ disjuncts }: Query): Equality | null {
  const [only, ...others] = disjuncts;
  const found = others.length === 0 ? only?.find(({ op }) => op === 'EQ') : undefined;
  return found?.keys[0] === undefined ? null : { field: found.field, key: found.keys[0] };
}

function documentsTarget(
  context: EngineContext,
  tenant: Tenant,
  db: DatabaseRef,
  id: number,
  names: readonly string[],
  caller: Caller,
): ListenTarget {
  const paths = new Set(names.map((name) => documentPath(tenant, name)));
  const current = (): StoredDocument[] =>
    [...paths].map((path) => context.store.documents.get(db, path)).filter((document) => document !== null);
  return {
    id,
    db,
    keys: [...paths].map((path) => `d:${path}`),
    equality: null,
    authorise() {
      const rules = context.gate.begin(
        tenant,
        caller,
        currentAccess(context, tenant),
        SINGLE_LOOKUPS,
        context.clock.now(),
      );
      for (const path of paths) {
        rules.check({
          method: 'get',
          path: path.split('/'),
          resource: toRulesDocument(context.store.documents.get(db, path)),
        });
      }
      return rules.lookedUp;
    },
    decidedPerDocument: true,
    current,
    count: () => current().length,
    holds: ({ path }) => paths.has(path),
    toWire: toWireDocument,
    window: null,
    identity: null,
  };
}
