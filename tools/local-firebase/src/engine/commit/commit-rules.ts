import type { Caller } from '../../service.ts';
import type { RulesDocument, RulesMethod } from '../../rules-contract.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { PreparedCommit, WriteStep } from './prepared-commit.ts';
import { currentAccess } from '../engine-context.ts';
import type { EngineContext } from '../engine-context.ts';
import { pathWithin } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import { BATCH_LOOKUPS, SINGLE_LOOKUPS, toRulesDocument } from '../rules-gate.ts';

/**
 * Lets the rules decide on every write. They see the state before the commit, and through getAfter the state after it.
 * This comes before a failed precondition is reported. Without access, the error must not reveal what exists.
 */
export function checkWrites(context: EngineContext, tenant: Tenant, caller: Caller, prepared: PreparedCommit): void {
  if (caller.admin) return;
  const { get } = currentAccess(context, tenant);
  const getAfter = (name: string): RulesDocument | null => {
    const written = prepared.documents.get(pathWithin(tenant, name) ?? '');
    return written === undefined ? get(name) : toRulesDocument(written.after);
  };
  const budget = prepared.steps.length > 1 ? BATCH_LOOKUPS : SINGLE_LOOKUPS;
  const rules = context.gate.begin(tenant, caller, { get, getAfter }, budget, prepared.time);
  for (const step of prepared.steps) {
    const { path, name, kind } = step.write;
    const before = prepared.documents.get(path)?.before ?? null;
    const method = methodOf(step, before, prepared.error !== null);
    // Judged as what the client meant it to be: a creation that comes too late must fail as that.
    const resource = method === 'create' ? null : before;
    const newResource = kind === 'set' ? (step.after ?? { name, fields: {} }) : undefined;
    rules.check({ method, path: path.split('/'), resource: toRulesDocument(resource), newResource });
  }
}

function methodOf({ write }: WriteStep, before: StoredDocument | null, failing: boolean): RulesMethod {
  if (write.kind === 'verify') return 'get';
  if (write.kind === 'delete') return 'delete';
  if (write.precondition?.exists === false) return 'create';
  // An update of what an earlier write of the batch creates is part of that creation.
  return before || (write.precondition && failing) ? 'update' : 'create';
}
