import type { LookupBudget, Ruleset, RulesAccess, RulesSession } from '../rules-contract.ts';
import type { RulesIssue } from '../service.ts';
import { DecisionSession } from './decision-session.ts';
import type { CheckedRules } from './read-rules.ts';

/** The `service cloud.firestore` part of a rules file. */
export class FirestoreRuleset implements Ruleset {
  readonly warnings: readonly RulesIssue[];
  readonly #rules: CheckedRules;

  constructor(rules: CheckedRules, warnings: readonly RulesIssue[]) {
    this.#rules = rules;
    this.warnings = warnings;
  }

  begin(access: RulesAccess, budget: LookupBudget): RulesSession {
    return new DecisionSession(this.#rules, access, budget);
  }
}
