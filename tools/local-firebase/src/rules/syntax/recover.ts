import { limits } from '../limits.ts';
import { SourceFault } from './source.ts';
import type { TokenStream } from './token-stream.ts';

/** Notes the fault of one statement and moves to where the next may begin. */
function from(tokens: TokenStream, faults: SourceFault[], starters: readonly string[], parse: () => void): void {
  const before = tokens.position;
  try {
    parse();
  } catch (fault) {
    if (!(fault instanceof SourceFault)) throw fault;
    note(faults, fault);
    skip(tokens, faults, starters, before);
  }
}

/** Passes over tokens up to a `;` (taken), a closing brace of this level or a word that starts a statement. */
function skip(tokens: TokenStream, faults: SourceFault[], starters: readonly string[], before: number): void {
  let braces = 0;
  while (!isAtEnd(tokens, faults)) {
    const moved = tokens.position > before;
    if (moved && braces === 0 && starters.some((word) => tokens.at(word))) return;
    if (braces === 0 && tokens.at('}')) return;
    const token = tokens.next();
    if (token.kind !== 'symbol') continue;
    if (token.text === '{') braces += 1;
    if (token.text === '}') braces -= 1;
    if (braces === 0 && (token.text === '}' || token.text === ';')) return;
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
