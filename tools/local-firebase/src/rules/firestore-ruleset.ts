import type { LookupBudget, Ruleset, RulesAccess, RulesSession } from '../rules-contract.ts';
import type { RulesIssue } from '../service.ts';
import type { Block } from './check/check-rules.ts';
import { DecisionSession } from './decision-session.ts';
import type { RulesFile } from './syntax/ast.ts';
import type { Source } from './syntax/source.ts';

/** A checked rules file, ready to decide. */
export interface CheckedRules {
  readonly blocks: readonly Block[];
  readonly version: RulesFile['version'];
  readonly source: Source;
}

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
