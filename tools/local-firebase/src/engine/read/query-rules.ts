import type { QueryConstraint, RulesQuery } from '../../rules-contract.ts';
import type { Caller } from '../../service.ts';
import { currentAccess } from '../engine-context.ts';
import type { EngineContext } from '../engine-context.ts';
import type { Query } from '../query/query-model.ts';
import type { Tenant } from '../values/resource-path.ts';
import { SINGLE_LOOKUPS } from '../rules-gate.ts';
import type { RulesCheck } from '../rules-gate.ts';

/** Lets the rules decide on a query, from what it promises and not from what it finds. */
export function checkQuery(context: EngineContext, tenant: Tenant, query: Query, caller: Caller): RulesCheck {
  const rules = context.gate.begin(tenant, caller, currentAccess(context, tenant), SINGLE_LOOKUPS, context.clock.now());
  const { ancestor, collectionId, allDescendants } = query.scope;
  if (collectionId === null) rules.ownerOnly('a query over collections of any name');
  const above = ancestor === '' || allDescendants ? [] : ancestor.split('/');
  rules.check({ method: 'list', path: [...above, collectionId ?? ''], allDescendants, query: toRulesQuery(query) });
  return rules;
}

function toRulesQuery(query: Query): RulesQuery {
  const orders = query.namedOrders.map(
    ({ field, descending }) => [field.join('.'), descending ? 'DESC' : 'ASC'] as const,
  );
  return {
    limit: query.limit,
    offset: query.offset,
    orderBy: Object.fromEntries(orders),
    disjuncts: query.disjuncts.map((constraints) =>
      constraints.map(({ field, op, value }): QueryConstraint =>
        value === undefined ? { field, op } : { field, op, value },
      ),
    ),
  };
}
