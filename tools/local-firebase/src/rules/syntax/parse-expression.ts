import type { BinaryOperator, Expression } from './ast.ts';
import { above, checkTerms } from './height.ts';
import { parseArguments } from './parse-arguments.ts';
import { parsePrimary } from './parse-primary.ts';
import { RulesSyntaxError } from './source.ts';
import type { TokenStream } from './token-stream.ts';
import { checkableTypes } from './type-names.ts';

/** Operators by rising precedence; those of one level group to the left. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['==', '!='],
  ['in'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const MEMBERSHIP_LEVEL = 1;

/** Parses one expression. Throws RulesSyntaxError where the text is none. */
export function parseExpression(tokens: TokenStream): Expression {
  return tokens.nested(() => {
    const condition = parseLogical(tokens, '||');
    if (!tokens.take('?')) return condition;
    const whenTrue = parseExpression(tokens);
    tokens.expect(':');
    const whenFalse = parseExpression(tokens);
    return {
      kind: 'conditional',
      condition,
      whenTrue,
      whenFalse,
      start: condition.start,
      end: whenFalse.end,
      depth: above([condition, whenTrue, whenFalse]),
    };
  });
}

function parseLogical(tokens: TokenStream, operator: '||' | '&&'): Expression {
  const operand = () => (operator === '||' ? parseLogical(tokens, '&&') : parseBinary(tokens, 0));
  const first = operand();
  if (!tokens.at(operator)) return first;
  const operands = [first];
  while (tokens.take(operator)) operands.push(operand());
  checkTerms(operands);
  const last = operands.at(-1) ?? first;
  return { kind: 'logical', operator, operands, start: first.start, end: last.end, depth: above(operands) };
}

function parseBinary(tokens: TokenStream, level: number): Expression {
  const operators = LEVELS[level];
  if (operators === undefined) return parseUnary(tokens);
  let left = parseBinary(tokens, level + 1);
  for (;;) {
    if (level === MEMBERSHIP_LEVEL && tokens.take('is')) {
      left = parseIs(tokens, left);
      continue;
    }
    const operator = operators.find((candidate) => tokens.at(candidate));
    if (operator === undefined) return left;
    tokens.next();
    const right = parseBinary(tokens, level + 1);
    left = { kind: 'binary', operator, left, right, start: left.start, end: right.end, depth: above([left, right]) };
  }
}

function parseIs(tokens: TokenStream, operand: Expression): Expression {
  const token = tokens.expectName('a type name');
  const type = checkableTypes.get(token.text);
  if (type === undefined) {
    throw new RulesSyntaxError(
      token.start,
      `unknown type '${token.text}', expected one of ${[...checkableTypes.keys()].join(', ')}`,
    );
  }
  return { kind: 'is', operand, type, start: operand.start, end: token.end, depth: above([operand]) };
}

function parseUnary(tokens: TokenStream): Expression {
  const token = tokens.peek();
  if (token.kind === 'symbol' && (token.text === '!' || token.text === '-')) {
    tokens.next();
    const operator = token.text;
    const digits = tokens.peek();
    // The least int has no positive counterpart, so the sign belongs to the literal.
    if (operator === '-' && typeof digits.value === 'bigint') {
      tokens.next();
      return { kind: 'literal', value: -digits.value, start: token.start, end: digits.end, depth: 0 };
    }
    const operand = tokens.nested(() => parseUnary(tokens));
    return { kind: 'unary', operator, operand, start: token.start, end: operand.end, depth: above([operand]) };
  }
  return parsePostfix(tokens);
}

function parsePostfix(tokens: TokenStream): Expression {
  let target = parsePrimary(tokens, parseExpression);
  for (;;) {
    if (tokens.take('.')) target = parseMember(tokens, target);
    else if (tokens.take('[')) target = parseIndex(tokens, target);
    else return target;
  }
}

function parseMember(tokens: TokenStream, target: Expression): Expression {
  const name = tokens.expectName('a member name');
  if (!tokens.take('(')) {
    return { kind: 'member', target, name: name.text, start: target.start, end: name.end, depth: above([target]) };
  }
  const args = parseArguments(tokens, parseExpression);
  return {
    kind: 'call',
    target,
    name: name.text,
    args,
    start: target.start,
    end: tokens.position,
    depth: above([target, ...args]),
  };
}

function parseIndex(tokens: TokenStream, target: Expression): Expression {
  const index = parseExpression(tokens);
  if (tokens.take(':')) {
    const to = parseExpression(tokens);
    const end = tokens.expect(']').end;
    return { kind: 'slice', target, from: index, to, start: target.start, end, depth: above([target, index, to]) };
  }
  const end = tokens.expect(']').end;
  return { kind: 'index', target, index, start: target.start, end, depth: above([target, index]) };
}
