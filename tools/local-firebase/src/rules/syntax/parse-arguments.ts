import type { Expression } from './ast.ts';
import type { TokenStream } from './token-stream.ts';

export type ParseExpression = (tokens: TokenStream) => Expression;

/** The arguments of a call, up to and including the closing parenthesis. */
export function parseArguments(tokens: TokenStream, parseExpression: ParseExpression): Expression[] {
  const args: Expression[] = [];
  if (tokens.take(')')) return args;
  do args.push(parseExpression(tokens));
  while (tokens.take(','));
  tokens.expect(')');
  return args;
}
