import type { FunctionDeclaration } from './ast.ts';
import { parseExpression } from './parse-expression.ts';
import type { TokenStream } from './token-stream.ts';

/** `function name(parameters) { let …; return …; }` */
export function parseFunction(tokens: TokenStream): FunctionDeclaration {
  const start = tokens.expect('function').start;
  const name = tokens.expectName('a function name').text;
  tokens.expect('(');
  const parameters: string[] = [];
  if (!tokens.at(')')) {
    do parameters.push(tokens.expectName('a parameter name').text);
    while (tokens.take(','));
  }
  tokens.expect(')');
  tokens.expect('{');
  const lets: FunctionDeclaration['lets'][number][] = [];
  while (tokens.at('let')) {
    tokens.next();
    const declared = tokens.expectName('a variable name');
    tokens.expect('=');
    lets.push({ name: declared.text, start: declared.start, value: parseExpression(tokens) });
    tokens.expect(';');
  }
  if (!tokens.at('return')) throw tokens.unexpected("'let' or 'return'");
  tokens.next();
  const result = parseExpression(tokens);
  tokens.endStatement();
  tokens.expect('}');
  return { name, start, parameters, lets, result };
}
