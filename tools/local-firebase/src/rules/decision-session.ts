import type {
  LookupBudget,
  QueryConstraint,
  RulesAccess,
  RulesDecision,
  RulesRequest,
  RulesSession,
} from '../rules-contract.ts';
import { explainDenial, findCandidates, findGranting } from './candidates.ts';
import { LookupMemory, Lookups } from './evaluate/lookups.ts';
import { requestGlobals } from './evaluate/request-globals.ts';
import { requestPath, writeRequestPath } from './match/request-path.ts';
import { unfoldDisjuncts } from './query/disjuncts.ts';
import { namedDocument } from './query/named-document.ts';
import { QueryFacts } from './query/query-facts.ts';
import type { CheckedRules } from './read-rules.ts';
import { LimitError } from './values/errors.ts';

/** Decides the operations of one request. Lookups are remembered and counted across them. */
export class DecisionSession implements RulesSession {
  readonly #rules: CheckedRules;
  readonly #memory: LookupMemory;
  /** A breached limit denies the rest of the request too. */
  #breach: string | undefined;

  constructor(rules: CheckedRules, access: RulesAccess, budget: LookupBudget) {
    this.#rules = rules;
    this.#memory = new LookupMemory(access, budget);
  }

  /** Never throws: what goes wrong is a denial that says so. */
  decide(request: RulesRequest): RulesDecision {
    const lookups = new Lookups(this.#memory, request.project);
    try {
      if (this.#breach !== undefined) throw new LimitError(this.#breach);
      return { ...this.#decideAll(request, lookups), lookedUp: lookups.names };
    } catch (error) {
      if (error instanceof LimitError) this.#breach = error.message;
      const reason = error instanceof Error ? error.message : String(error);
      return {
        allowed: false,
        explanation: `${request.method} ${request.path.join('/')} denied: ${reason}`,
        lookedUp: lookups.names,
      };
    }
  }

  /** A query is allowed when each of its disjuncts is; anything else is one case. */
  #decideAll(request: RulesRequest, lookups: Lookups): Omit<RulesDecision, 'lookedUp'> {
    const cases: readonly (readonly QueryConstraint[] | undefined)[] =
      request.method === 'list' ? unfoldDisjuncts(request.query) : [undefined];
    let decision: Omit<RulesDecision, 'lookedUp'> = { allowed: true, explanation: 'a query of nothing' };
    for (const conjunction of cases) {
      const named = namedDocument(request, conjunction ?? []);
      if (named !== undefined) decision = this.#decide({ ...request, ...lookups.listed(named) }, undefined, lookups);
      else decision = this.#decide(request, conjunction, lookups);
      if (!decision.allowed) break;
    }
    return decision;
  }

  #decide(
    request: RulesRequest,
    conjunction: readonly QueryConstraint[] | undefined,
    lookups: Lookups,
  ): Omit<RulesDecision, 'lookedUp'> {
    const path = requestPath(request);
    const subject = `${request.method} ${writeRequestPath(path)}`;
    const candidates = findCandidates(this.#rules, path, [request.method]);
    if (candidates.length === 0) {
      return { allowed: false, explanation: `${subject} denied: no allow ${request.method} matches this path` };
    }
    const facts = conjunction === undefined ? undefined : new QueryFacts(conjunction, request.query?.orderBy ?? {});
    const globals = requestGlobals(request, facts);
    const granting = findGranting(candidates, globals, lookups);
    if (granting !== undefined) {
      return {
        allowed: true,
        explanation: `${subject} allowed by line ${this.#rules.source.position(granting.allow.start).line}`,
      };
    }
    const reason = explainDenial(candidates, globals, lookups.remembered(), this.#rules);
    return { allowed: false, explanation: `${subject} denied: ${reason}` };
  }
}
