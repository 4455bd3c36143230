import type { LookupBudget, QueryConstraint, RulesAccess, RulesDecision, RulesRequest, RulesSession } from '../rules-contract.ts';
import { LookupMemory, Lookups } from './evaluate/lookups.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { explain } from './evaluate/explain.ts';
import { requestGlobals } from './evaluate/request-globals.ts';
import type { CheckedRules } from './firestore-ruleset.ts';
import { matchPattern } from './match/match-pattern.ts';
import { requestPath, writeRequestPath } from './match/request-path.ts';
import { unfoldDisjuncts } from './query/disjuncts.ts';
import { QueryFacts } from './query/query-facts.ts';
import type { Allow } from './syntax/ast.ts';
import { Breach, Fault } from './values/fault.ts';
import { Meter } from './values/meter.ts';
import type { Value } from './values/value.ts';

/** Conditions explained for one denial. */
const EXPLAINED = 4;

interface Candidate {
  readonly allow: Allow;
  readonly captures: readonly Value[];
}

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
      if (this.#breach !== undefined) throw new Breach(this.#breach);
      return { ...this.#decideAll(request, lookups), lookedUp: lookups.names };
    } catch (error) {
      if (error instanceof Breach) this.#breach = error.message;
      const reason = error instanceof Error ? error.message : String(error);
      return { allowed: false, explanation: `${request.method} ${request.path.join('/')} denied: ${reason}`, lookedUp: lookups.names };
    }
  }

  /** A query is allowed when each of its disjuncts is; anything else is one case. */
  #decideAll(request: RulesRequest, lookups: Lookups): Omit<RulesDecision, 'lookedUp'> {
    const path = requestPath(request);
    const subject = `${request.method} ${writeRequestPath(path)}`;
    const candidates = this.#candidates(request, path);
    if (candidates.length === 0) {
      return { allowed: false, explanation: `${subject} denied: no allow ${request.method} matches this path` };
    }
    const cases: readonly (readonly QueryConstraint[] | undefined)[] =
      request.method === 'list' ? unfoldDisjuncts(request.query) : [undefined];
    let granted = 0;
    for (const conjunction of cases) {
      const facts = conjunction === undefined ? undefined : new QueryFacts(conjunction, request.query?.orderBy ?? {});
      const globals = requestGlobals(request, facts);
      const meter = new Meter();
      const allow = candidates.find(({ allow: { condition }, captures }) => {
        if (condition === undefined) return true;
        try {
          return evaluate(condition, [], { globals, captures, lookups, meter }) === true;
        } catch (error) {
          if (error instanceof Fault) return false;
          throw error;
        }
      });
      if (allow === undefined) {
        return { allowed: false, explanation: `${subject} denied: ${this.#explain(candidates, globals, lookups)}` };
      }
      granted = this.#rules.source.position(allow.allow.start).line;
    }
    return { allowed: true, explanation: `${subject} allowed by line ${granted}` };
  }

  #candidates(request: RulesRequest, path: ReturnType<typeof requestPath>): Candidate[] {
    return this.#rules.blocks.flatMap(({ pattern, allows }) => {
      const fitting = allows.filter((allow) => allow.operations.has(request.method));
      if (fitting.length === 0) return [];
      const captures = matchPattern(pattern, path, this.#rules.version);
      return captures === undefined ? [] : fitting.map((allow) => ({ allow, captures }));
    });
  }

  #explain(candidates: readonly Candidate[], globals: ReadonlyMap<string, Value>, lookups: Lookups): string {
    const texts = candidates.slice(0, EXPLAINED).map(({ allow, captures }) => {
      const context = { globals, captures, lookups: lookups.remembered(), meter: new Meter() };
      const line = this.#rules.source.position(allow.start).line;
      const reason = allow.condition === undefined ? 'undecided' : explain(allow.condition, [], context, this.#rules.source);
      return `allow at line ${line}: ${reason}`;
    });
    const rest = candidates.length - texts.length;
    return texts.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
  }
}
