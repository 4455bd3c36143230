import type { CompileResult } from '../rules-contract.ts';
import { checkRules } from './check/check-rules.ts';
import { FirestoreRuleset } from './firestore-ruleset.ts';
import { limits } from './limits.ts';
import { parseRules } from './syntax/parse-rules.ts';
import { Source } from './syntax/source.ts';

/**
 * Reads a rules file for `service cloud.firestore`. Gives a ruleset with its warnings, or every fault
 * found, with line and column. Never throws, whatever the text.
 */
export function compileRules(text: string): CompileResult {
  if (Buffer.byteLength(text) > limits.sourceBytes) {
    const description = `a rules file has at most ${limits.sourceBytes / 1024} KiB`;
    return { ok: false, issues: [{ line: 1, column: 1, severity: 'ERROR', description }] };
  }
  const source = new Source(text);
  const { file, faults } = parseRules(text);
  if (faults.length > 0) {
    return { ok: false, issues: faults.map((fault) => source.issue(fault.offset, 'ERROR', fault.message)) };
  }
  const { blocks, issues } = checkRules(file, 'cloud.firestore', source);
  if (issues.some((issue) => issue.severity === 'ERROR')) return { ok: false, issues };
  return { ok: true, ruleset: new FirestoreRuleset({ blocks, version: file.version, source }, issues) };
}
