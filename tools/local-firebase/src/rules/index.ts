import type { CompileResult } from '../rules-contract.ts';
import { FirestoreRuleset } from './firestore-ruleset.ts';
import { readRules } from './read-rules.ts';

/**
 * Reads a rules file for `service cloud.firestore`. Gives a ruleset with its warnings, or every error
 * found, with line and column. Never throws, whatever the text.
 */
export function compileRules(text: string): CompileResult {
  const read = readRules(text, 'cloud.firestore');
  return read.ok ? { ok: true, ruleset: new FirestoreRuleset(read.rules, read.warnings) } : read;
}
