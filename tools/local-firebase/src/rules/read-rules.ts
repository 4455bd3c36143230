import type { RulesIssue } from '../service.ts';
import { checkRules, type Block } from './check/check-rules.ts';
import { limits } from './limits.ts';
import type { RulesService } from './rules-service.ts';
import type { RulesFile } from './syntax/ast.ts';
import { parseRules } from './syntax/parse-rules.ts';
import { Source } from './syntax/source.ts';

export type { RulesService };

/** A checked rules file, ready to decide. */
export interface CheckedRules {
  readonly blocks: readonly Block[];
  readonly version: RulesFile['version'];
  readonly source: Source;
}

export type ReadRules =
  | { readonly ok: true; readonly rules: CheckedRules; readonly warnings: readonly RulesIssue[] }
  | { readonly ok: false; readonly issues: readonly RulesIssue[] };

/**
 * Reads a rules file for one service. Gives its rules with warnings, or every error found, with line and
 * column. Never throws, whatever the text.
 */
export function readRules(text: string, service: RulesService): ReadRules {
  if (Buffer.byteLength(text) > limits.sourceBytes) {
    const description = `a rules file has at most ${limits.sourceBytes / 1024} KiB`;
    return { ok: false, issues: [{ line: 1, column: 1, severity: 'ERROR', description }] };
  }
  const source = new Source(text);
  const { file, errors } = parseRules(text);
  if (errors.length > 0) {
    return { ok: false, issues: errors.map((error) => source.issue(error.offset, 'ERROR', error.message)) };
  }
  const { blocks, issues } = checkRules(file, service, source);
  if (issues.some((issue) => issue.severity === 'ERROR')) return { ok: false, issues };
  return { ok: true, rules: { blocks, version: file.version, source }, warnings: issues };
}
