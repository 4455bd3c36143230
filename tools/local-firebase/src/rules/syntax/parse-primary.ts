import type { Expression } from './ast.ts';
import { above } from './height.ts';
import { parseArguments } from './parse-arguments.ts';
import type { ParseExpression } from './parse-arguments.ts';
import { parsePathLiteral } from './parse-path.ts';
import { RulesSyntaxError } from './source.ts';
import type { TokenStream } from './token-stream.ts';
import type { Value } from '../values/value.ts';

const CONSTANTS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const RESERVED = new Set(['in', 'is', 'if', 'let', 'return', 'function', 'allow', 'match', 'service']);

/** A literal, name, call, list, map, path or parenthesised expression. */
export function parsePrimary(tokens: TokenStream, parseExpression: ParseExpression): Expression {
  const token = tokens.peek();
  if (token.kind === 'literal') {
    tokens.next();
    const value = token.value ?? null;
    if (value === 2n ** 63n) throw new RulesSyntaxError(token.start, 'an int has 64 bits');
    return { kind: 'literal', value, start: token.start, end: token.end, depth: 0 };
  }
  if (token.kind === 'name') return parseName(tokens, parseExpression);
  if (token.text === '/') return parsePathLiteral(tokens, () => parseExpression(tokens));
  if (tokens.take('(')) {
    const inner = parseExpression(tokens);
    tokens.expect(')');
    return inner;
  }
  if (tokens.take('[')) return parseList(tokens, token.start, parseExpression);
  if (tokens.take('{')) return parseMap(tokens, token.start, parseExpression);
  throw tokens.unexpected('an expression');
}

function parseName(tokens: TokenStream, parseExpression: ParseExpression): Expression {
  const token = tokens.peek();
  const constant = CONSTANTS.get(token.text);
  if (constant === undefined && RESERVED.has(token.text)) throw tokens.unexpected('an expression');
  tokens.next();
  const { start, end, text: name } = token;
  if (constant !== undefined) return { kind: 'literal', value: constant, start, end, depth: 0 };
  if (!tokens.take('(')) return { kind: 'name', name, start, end, depth: 0 };
  const args = parseArguments(tokens, parseExpression);
  return { kind: 'call', name, args, start, end: tokens.position, depth: above(args) };
}

function parseList(tokens: TokenStream, start: number, parseItem: ParseExpression): Expression {
  const items: Expression[] = [];
  while (!tokens.at(']')) {
    items.push(parseItem(tokens));
    if (!tokens.take(',')) break;
  }
  const end = tokens.expect(']').end;
  return { kind: 'list', items, start, end, depth: above(items) };
}

function parseMap(tokens: TokenStream, start: number, parseItem: ParseExpression): Expression {
  const entries: [Expression, Expression][] = [];
  while (!tokens.at('}')) {
    const key = parseItem(tokens);
    tokens.expect(':');
    entries.push([key, parseItem(tokens)]);
    if (!tokens.take(',')) break;
  }
  const end = tokens.expect('}').end;
  return { kind: 'map', entries, start, end, depth: above(entries.flat()) };
}
