import type { Caller } from '../../service.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import { currentAccess } from '../engine-context.ts';
import type { EngineContext } from '../engine-context.ts';
import type { Tenant } from '../values/resource-path.ts';
import { SINGLE_LOOKUPS, toRulesDocument } from '../rules-gate.ts';

/** Asks the rules, without a trace in the log, whether a caller may get a document. */
export function mayRead(context: EngineContext, tenant: Tenant, caller: Caller): (document: StoredDocument) => boolean {
  return (document) => {
    const rules = context.gate.begin(
      tenant,
      caller,
      currentAccess(context, tenant),
      SINGLE_LOOKUPS,
      context.clock.now(),
    );
    return rules.allows({ method: 'get', path: document.path.split('/'), resource: toRulesDocument(document) });
  };
}
