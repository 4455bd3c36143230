import type {
  CompileResult,
  LookupBudget,
  RulesAccess,
  RulesDecision,
  RulesDocument,
  RulesRequest,
  RulesSession,
  Ruleset,
} from '../rules-contract.ts';
import { RpcError } from '../service.ts';
import type { Caller, RulesIssue } from '../service.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { Tenant } from './values/resource-path.ts';
import { toTimestamp } from './values/timestamp.ts';

export type CompileRules = (source: string) => CompileResult;

export const SINGLE_LOOKUPS: LookupBudget = { perOperation: 10, total: 10 };
export const BATCH_LOOKUPS: LookupBudget = { perOperation: 10, total: 20 };

/** Request to the rules, without caller and time. */
export type Operation = Pick<RulesRequest, 'method' | 'path' | 'allDescendants' | 'resource' | 'newResource' | 'query'>;

/** The rules as they bear on one request. */
export interface RulesCheck {
  /** Throws PERMISSION_DENIED unless the operation is allowed. */
  check(operation: Operation): void;
  /** The same as a question. */
  allows(operation: Operation): boolean;
  /** Throws PERMISSION_DENIED when rules apply at all: no rule can grant this. */
  ownerOnly(what: string): void;
  /** Documents the decisions so far depend on. */
  readonly lookedUp: ReadonlySet<string>;
}

/** Keeps each project's active rules and applies them to callers that are not admins. */
export interface RulesGate {
  setRules(project: string, source: string): RulesIssue[];
  begin(tenant: Tenant, caller: Caller, access: RulesAccess, budget: LookupBudget, time: number): RulesCheck;
}

const NOTHING: ReadonlySet<string> = new Set();
const ALLOW_ALL: RulesCheck = {
  check: () => undefined,
  allows: () => true,
  ownerOnly: () => undefined,
  lookedUp: NOTHING,
};

export function createRulesGate(compile: CompileRules, log: (message: string) => void): RulesGate {
  const active = new Map<string, Ruleset>();
  return {
    setRules(project, source) {
      const compiled = compile(source);
      if (!compiled.ok) return [...compiled.issues];
      active.set(project, compiled.ruleset);
      return [...compiled.ruleset.warnings];
    },
    begin(tenant, caller, access, budget, time) {
      const ruleset = caller.admin ? undefined : active.get(tenant.project);
      return ruleset ? createCheck(ruleset.begin(access, budget), tenant, caller, time, log) : ALLOW_ALL;
    },
  };
}

function createCheck(
  session: RulesSession,
  { project, database }: Tenant,
  { auth }: Caller,
  time: number,
  log: (message: string) => void,
): RulesCheck {
  const lookedUp = new Set<string>();
  const deny = (what: string, why: string): never => {
    log(`Denied ${what} to ${auth?.uid ?? 'a signed-out user'} in ${project}: ${why}`);
    throw new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  };
  const request = { project, database, auth, time: toTimestamp(time) };
  const decide = (operation: Operation): RulesDecision => {
    const decision = session.decide({ ...operation, ...request });
    for (const name of decision.lookedUp) lookedUp.add(name);
    return decision;
  };
  return {
    lookedUp,
    allows: (operation) => decide(operation).allowed,
    check(operation) {
      const decision = decide(operation);
      if (decision.allowed) return;
      deny(`${operation.method} on /${operation.path.join('/')}`, decision.explanation);
    },
    ownerOnly: (what) => deny(what, 'only the owner may do this'),
  };
}

/** The document itself: its fields are decoded only if a rule asks for them. */
export function toRulesDocument(document: StoredDocument | null): RulesDocument | null {
  return document;
}
