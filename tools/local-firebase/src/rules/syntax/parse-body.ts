import { limits } from '../limits.ts';
import type { Allow, Body, FunctionDeclaration, Match, Operation } from './ast.ts';
import { parseExpression } from './parse-expression.ts';
import { parseFunction } from './parse-function.ts';
import { parsePattern } from './parse-path.ts';
import { recover } from './recover.ts';
import { RulesSyntaxError } from './source.ts';
import type { TokenStream } from './token-stream.ts';

const OPERATIONS: ReadonlyMap<string, readonly Operation[]> = new Map<string, readonly Operation[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ...(['get', 'list', 'create', 'update', 'delete'] as const).map((name) => [name, [name]] as [string, Operation[]]),
]);

/** The braces of a service or match and what is between them. */
export function parseBody(tokens: TokenStream, errors: RulesSyntaxError[], owner: 'service' | 'match'): Body {
  tokens.expect('{');
  const functions: FunctionDeclaration[] = [];
  const matches: Match[] = [];
  const allows: Allow[] = [];
  const parseItem = () => {
    if (tokens.at('match')) matches.push(parseMatch(tokens, errors));
    else if (tokens.at('function')) functions.push(parseFunction(tokens));
    else if (tokens.at('allow') && owner === 'match') allows.push(parseAllow(tokens));
    else
      throw tokens.unexpected(owner === 'match' ? "'allow', 'match', 'function' or '}'" : "'match', 'function' or '}'");
  };
  while (errors.length < limits.reportedIssues && !recover.isAtEnd(tokens, errors) && !tokens.at('}')) {
    recover.from(tokens, errors, ['allow', 'match', 'function'], parseItem);
  }
  if (errors.length < limits.reportedIssues) tokens.expect('}');
  return { functions, matches, allows };
}

function parseMatch(tokens: TokenStream, errors: RulesSyntaxError[]): Match {
  const start = tokens.expect('match').start;
  const pattern = parsePattern(tokens);
  return tokens.nested(() => ({ start, pattern, body: parseBody(tokens, errors, 'match') }));
}

function parseAllow(tokens: TokenStream): Allow {
  const start = tokens.expect('allow').start;
  const operations = new Set<Operation>();
  do {
    const token = tokens.expectName('an operation');
    const named = OPERATIONS.get(token.text);
    if (named === undefined) {
      throw new RulesSyntaxError(
        token.start,
        `unknown operation '${token.text}', expected one of ${[...OPERATIONS.keys()].join(', ')}`,
      );
    }
    named.forEach((operation) => operations.add(operation));
  } while (tokens.take(','));
  let condition;
  if (tokens.take(':')) {
    tokens.expect('if');
    condition = parseExpression(tokens);
  }
  tokens.endStatement();
  return { start, operations, condition };
}
