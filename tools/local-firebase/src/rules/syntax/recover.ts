import { limits } from '../limits.ts';
import { SourceFault } from './source.ts';
import type { TokenStream } from './token-stream.ts';

/** Notes the fault of one statement and moves to where the next may begin. */
function from(tokens: TokenStream, faults: SourceFault[], starters: readonly string[], parse: () => void): void {
  const before = tokens.position;
  const { braces } = tokens;
  const endsAtSemicolon = tokens.at('allow');
  try {
    parse();
  } catch (fault) {
    if (!(fault instanceof SourceFault)) throw fault;
    note(faults, fault);
    skip();
    tokens.braces = braces;
  }

  /** Passes over tokens up to the statement's `;` or closing brace (taken), its block's closing brace, or the next statement. */
  function skip(): void {
    while (!isAtEnd(tokens, faults)) {
      const isInside = tokens.braces > braces;
      if (!isInside && (tokens.at('}') || (tokens.position > before && starters.some((word) => tokens.at(word)))))
        return;
      const token = tokens.next();
      if (token.kind !== 'symbol') continue;
      if (token.text === ';' && (!isInside || endsAtSemicolon)) return;
      if (token.text === '}' && tokens.braces <= braces) return;
    }
  }
}

/** True at the end. Notes and passes over text that is no token, so that the next token can be read. */
function isAtEnd(tokens: TokenStream, faults: SourceFault[]): boolean {
  for (;;) {
    try {
      return tokens.peek().kind === 'end';
    } catch (fault) {
      if (!(fault instanceof SourceFault)) throw fault;
      note(faults, fault);
      tokens.seek(Math.max(tokens.position + 1, fault.resumeAt));
    }
  }
}

/** Keeps a fault unless it was met before or there are enough. */
function note(faults: SourceFault[], fault: SourceFault): void {
  if (faults.length >= limits.reportedIssues || faults.some((known) => known.offset === fault.offset)) return;
  faults.push(fault);
}

export const recover = { from, isAtEnd };
