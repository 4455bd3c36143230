import { limits } from '../limits.ts';
import { RulesSyntaxError } from './source.ts';
import type { TokenStream } from './token-stream.ts';

/** Notes the error of one statement and moves to where the next may begin. */
function from(tokens: TokenStream, errors: RulesSyntaxError[], starters: readonly string[], parse: () => void): void {
  const before = tokens.position;
  const { braces } = tokens;
  const endsAtSemicolon = tokens.at('allow');
  try {
    parse();
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    note(errors, error);
    skip();
    tokens.braces = braces;
  }

  /** Passes over tokens up to the statement's `;` or closing brace (taken), its block's closing brace, or the next statement. */
  function skip(): void {
    while (!isAtEnd(tokens, errors)) {
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
function isAtEnd(tokens: TokenStream, errors: RulesSyntaxError[]): boolean {
  for (;;) {
    try {
      return tokens.peek().kind === 'end';
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      note(errors, error);
      tokens.seek(Math.max(tokens.position + 1, error.resumeAt));
    }
  }
}

/** Keeps an error unless it was met before or there are enough. */
function note(errors: RulesSyntaxError[], error: RulesSyntaxError): void {
  if (errors.length >= limits.reportedIssues || errors.some((known) => known.offset === error.offset)) return;
  errors.push(error);
}

export const recover = { from, isAtEnd };
