import { limits } from '../limits.ts';
import type { FunctionDeclaration, RulesFile, Service } from './ast.ts';
import { parseBody } from './parse-body.ts';
import { parseFunction } from './parse-function.ts';
import { recover } from './recover.ts';
import { RulesSyntaxError } from './source.ts';
import { TokenStream } from './token-stream.ts';

/** Parses a rules file, going on behind each error to report several. Never throws. */
export function parseRules(text: string): { file: RulesFile; errors: readonly RulesSyntaxError[] } {
  const tokens = new TokenStream(text);
  const errors: RulesSyntaxError[] = [];
  const functions: FunctionDeclaration[] = [];
  const services: Service[] = [];
  let version: RulesFile['version'] | undefined;
  const parseItem = () => {
    if (tokens.at('rules_version')) {
      version = parseVersion(tokens, version !== undefined || functions.length + services.length > 0);
    } else if (tokens.at('function')) {
      functions.push(parseFunction(tokens));
    } else if (tokens.at('service')) {
      services.push(parseService(tokens, errors));
    } else {
      const error = tokens.unexpected("'service', 'function' or 'rules_version'");
      tokens.next();
      throw error;
    }
  };
  while (errors.length < limits.reportedIssues && !recover.isAtEnd(tokens, errors)) {
    recover.from(tokens, errors, ['service', 'function'], parseItem);
  }
  return { file: { version: version ?? '1', functions, services }, errors };
}

function parseVersion(tokens: TokenStream, isLate: boolean): RulesFile['version'] {
  const start = tokens.next().start;
  if (isLate) throw new RulesSyntaxError(start, 'rules_version must be the first statement');
  tokens.expect('=');
  const token = tokens.next();
  if (token.value !== '1' && token.value !== '2')
    throw new RulesSyntaxError(token.start, "rules_version must be '1' or '2'");
  tokens.expect(';');
  return token.value;
}

function parseService(tokens: TokenStream, errors: RulesSyntaxError[]): Service {
  const start = tokens.expect('service').start;
  let name = tokens.expectName('a service name').text;
  while (tokens.take('.')) name += `.${tokens.expectName('a service name').text}`;
  return { name, start, body: parseBody(tokens, errors, 'service') };
}
