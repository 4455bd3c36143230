import type { RulesIssue } from '../../service.ts';
import { limits } from '../limits.ts';
import type { Source } from '../syntax/source.ts';

/** Collects what the checks find, by position in the source. */
export class IssueList {
  readonly #source: Source;
  readonly #errors: [offset: number, text: string][] = [];
  readonly #warnings: [offset: number, text: string][] = [];

  constructor(source: Source) {
    this.#source = source;
  }

  error(offset: number, description: string): void {
    this.#errors.push([offset, description]);
  }

  warning(offset: number, description: string): void {
    this.#warnings.push([offset, description]);
  }

  /** Errors, then warnings, each in source order. */
  all(): RulesIssue[] {
    const inOrder = (found: [number, string][], severity: RulesIssue['severity']) =>
      found
        .sort(([left], [right]) => left - right)
        .slice(0, limits.reportedIssues)
        .map(([offset, description]) => this.#source.issue(offset, severity, description));
    return [...inOrder(this.#errors, 'ERROR'), ...inOrder(this.#warnings, 'WARNING')];
  }
}
