import type { Expression, PathLiteral, PatternSegment } from './ast.ts';
import { above } from './height.ts';
import { matchAt } from './scanner.ts';
import { RulesSyntaxError } from './source.ts';
import type { TokenStream } from './token-stream.ts';

// Paths are read by character: `a-b` and `2024` are segments, though no names.
const LITERAL_SEGMENT = /[A-Za-z0-9_-]+|\([A-Za-z0-9_.-]+\)/y;
const PATTERN_SEGMENT = /[A-Za-z0-9_.~%@-]+|\([A-Za-z0-9_.-]+\)/y;
const TO_SPACE = /\S*/y;
const CAPTURE = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*?\s*)?\}/y;

/** `/users/$(uid)` in an expression; the stream is before the first slash. */
export function parsePathLiteral(tokens: TokenStream, parseExpression: () => Expression): PathLiteral {
  const start = tokens.expect('/').start;
  const parts: (string | Expression)[] = [];
  for (let at = start + 1; ; at += 1) {
    if (tokens.text.startsWith('$(', at)) {
      tokens.seek(at + 2);
      const part = parseExpression();
      tokens.expect(')');
      parts.push(part);
      at = tokens.position;
    } else {
      const segment = matchAt(LITERAL_SEGMENT, tokens.text, at);
      if (segment === undefined) throw new RulesSyntaxError(at, 'expected a path segment');
      parts.push(segment);
      at += segment.length;
    }
    if (tokens.text[at] !== '/' || /[/*]/.test(tokens.text[at + 1] ?? '')) {
      tokens.seek(at);
      return { kind: 'path', parts, start, end: at, depth: above(parts.filter((part) => typeof part !== 'string')) };
    }
  }
}

/** `/users/{uid}/{rest=**}` of a `match`; the stream is before the first slash. */
export function parsePattern(tokens: TokenStream): PatternSegment[] {
  const segments: PatternSegment[] = [];
  let at = tokens.expect('/').start;
  while (tokens.text[at] === '/') {
    at += 1;
    CAPTURE.lastIndex = at;
    const capture = CAPTURE.exec(tokens.text);
    if (capture !== null) {
      const kind = capture[2]?.includes('**') === true ? 'rest' : 'one';
      segments.push({ kind, name: capture[1] ?? '', start: at });
      at += capture[0].length;
    } else {
      const text = matchAt(PATTERN_SEGMENT, tokens.text, at);
      if (text === undefined) {
        // Behind the rest of the path, so that its braces are not taken for the block's.
        tokens.seek(at + (matchAt(TO_SPACE, tokens.text, at)?.length ?? 0));
        throw new RulesSyntaxError(at, 'expected a path segment, {name} or {name=**}');
      }
      segments.push({ kind: 'literal', text });
      at += text.length;
    }
  }
  tokens.seek(at);
  return segments;
}
