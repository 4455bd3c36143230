import { limits } from '../limits.ts';
import type { FunctionDeclaration, RulesFile, Service } from './ast.ts';
import { parseBody } from './parse-body.ts';
import { parseFunction } from './parse-function.ts';
import { recover } from './recover.ts';
import { SourceFault } from './source.ts';
import { TokenStream } from './token-stream.ts';

/** Parses a rules file, going on behind each fault to report several. Never throws. */
export function parseRules(text: string): { file: RulesFile; faults: readonly SourceFault[] } {
  const tokens = new TokenStream(text);
  const faults: SourceFault[] = [];
  const functions: FunctionDeclaration[] = [];
  const services: Service[] = [];
  let version: RulesFile['version'] | undefined;
  const parseItem = () => {
    if (tokens.at('rules_version')) {
      version = parseVersion(tokens, version !== undefined || functions.length + services.length > 0);
    } else if (tokens.at('function')) {
      functions.push(parseFunction(tokens));
    } else if (tokens.at('service')) {
      services.push(parseService(tokens, faults));
    } else {
      const fault = tokens.unexpected("'service', 'function' or 'rules_version'");
      tokens.next();
      throw fault;
    }
  };
  while (faults.length < limits.reportedIssues && !recover.isAtEnd(tokens, faults)) {
    recover.from(tokens, faults, ['service', 'function'], parseItem);
  }
  return { file: { version: version ?? '1', functions, services }, faults };
}

function parseVersion(tokens: TokenStream, isLate: boolean): RulesFile['version'] {
  const start = tokens.next().start;
  if (isLate) throw new SourceFault(start, 'rules_version must be the first statement');
  tokens.expect('=');
  const token = tokens.next();
  if (token.value !== '1' && token.value !== '2')
    throw new SourceFault(token.start, "rules_version must be '1' or '2'");
  tokens.expect(';');
  return token.value;
}

function parseService(tokens: TokenStream, faults: SourceFault[]): Service {
  const start = tokens.expect('service').start;
  let name = tokens.expectName('a service name').text;
  while (tokens.take('.')) name += `.${tokens.expectName('a service name').text}`;
  return { name, start, body: parseBody(tokens, faults, 'service') };
}
