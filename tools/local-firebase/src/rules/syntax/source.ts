import type { RulesIssue } from '../../service.ts';

/** A position in the source that breaks the grammar or a static rule. */
export class RulesSyntaxError extends Error {
  readonly offset: number;
  /** Where reading can go on behind text that is no token. */
  readonly resumeAt: number;

  constructor(offset: number, message: string, resumeAt = offset + 1) {
    super(message);
    this.name = 'RulesSyntaxError';
    this.offset = offset;
    this.resumeAt = resumeAt;
  }
}

/** The text of a rules file, with positions as people read them. */
export class Source {
  readonly text: string;
  readonly #lineStarts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#lineStarts.push(at + 1);
  }

  /** Line and column, both from 1. */
  position(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }

  issue(offset: number, severity: RulesIssue['severity'], description: string): RulesIssue {
    return { ...this.position(offset), severity, description };
  }

  /** A stretch of source on one line, cut where it grows long. */
  excerpt(start: number, end: number): string {
    const text = this.text.slice(start, Math.min(end, start + 240)).replace(/\s+/g, ' ');
    return text.length > 120 ? `${text.slice(0, 119)}…` : text;
  }
}
