import { limits } from '../limits.ts';
import { scanToken } from './scanner.ts';
import type { Token } from './scanner.ts';
import { RulesSyntaxError } from './source.ts';

/** One token of lookahead over a text; a parser that reads characters itself can move it. */
export class TokenStream {
  readonly text: string;
  #next: Token | undefined;
  #at = 0;
  #nesting = 0;
  /** Braces open at this point, for recovery. */
  braces = 0;

  constructor(text: string) {
    this.text = text;
  }

  peek(): Token {
    this.#next ??= scanToken(this.text, this.#at);
    return this.#next;
  }

  next(): Token {
    const token = this.peek();
    this.#at = token.end;
    this.#next = undefined;
    if (token.kind === 'symbol' && token.text === '{') this.braces += 1;
    if (token.kind === 'symbol' && token.text === '}') this.braces -= 1;
    return token;
  }

  /** Offset after the last token taken. */
  get position(): number {
    return this.#at;
  }

  /** Continues at a character offset. */
  seek(offset: number): void {
    this.#at = offset;
    this.#next = undefined;
  }

  at(text: string): boolean {
    const token = this.peek();
    return token.text === text && (token.kind === 'symbol' || token.kind === 'name');
  }

  /** Takes the token if it is this symbol or word. */
  take(text: string): boolean {
    if (!this.at(text)) return false;
    this.next();
    return true;
  }

  expect(text: string): Token {
    if (!this.at(text)) throw this.unexpected(`'${text}'`);
    return this.next();
  }

  /** A statement ends with a semicolon, which may be missing before what cannot belong to it. */
  endStatement(): void {
    if (!this.take(';') && !['}', 'allow', 'match', 'function'].some((word) => this.at(word)))
      throw this.unexpected("';'");
  }

  expectName(what: string): Token {
    const token = this.peek();
    if (token.kind !== 'name') throw this.unexpected(what);
    return this.next();
  }

  unexpected(expected: string): RulesSyntaxError {
    const token = this.peek();
    const found = token.kind === 'end' ? token.text : `'${token.text.slice(0, 40)}'`;
    return new RulesSyntaxError(token.start, `unexpected ${found}, expected ${expected}`);
  }

  /** Runs a parser one level deeper, within the limit that keeps the stack safe. */
  nested<Result>(parse: () => Result): Result {
    if (this.#nesting >= limits.nesting) {
      throw new RulesSyntaxError(this.peek().start, `nested deeper than ${limits.nesting} levels`);
    }
    this.#nesting += 1;
    try {
      return parse();
    } finally {
      this.#nesting -= 1;
    }
  }
}
