import type { RulesIssue } from '../../service.ts';
import { limits } from '../limits.ts';
import type { Allow, Body, FunctionDeclaration, Match, PatternSegment, RulesFile } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import { checkCallGraph } from './call-graph.ts';
import { IssueList } from './issue-list.ts';
import { checkPattern } from './check-pattern.ts';
import { resolveExpression } from './resolve-expression.ts';
import type { RulesService } from '../rules-service.ts';
import { Scope, type LookupCalls } from './scope.ts';

const LOOKUPS: Readonly<Record<RulesService, LookupCalls>> = {
  'cloud.firestore': new Map((['get', 'exists', 'getAfter', 'existsAfter'] as const).map((name) => [name, name])),
  'firebase.storage': new Map([
    ['firestore.get', 'get'],
    ['firestore.exists', 'exists'],
  ]),
};

/** A match block with the whole pattern that leads to it. Captures are numbered along that pattern. */
export interface Block {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly Allow[];
}

/** Resolves every name and call, and checks the static rules. The blocks are those of one service. */
export function checkRules(
  file: RulesFile,
  service: RulesService,
  source: Source,
): { blocks: Block[]; issues: RulesIssue[] } {
  const issues = new IssueList(source);
  const blocks: Block[] = [];
  const declared: FunctionDeclaration[] = [];
  const fileScope = declare(Scope.root(LOOKUPS[service]), file.functions, issues, declared);
  resolveFunctions(file.functions, fileScope, issues);
  const services = file.services.filter((each) => each.name === service);
  if (services.length !== 1) {
    issues.error(
      services[1]?.start ?? 0,
      services.length === 0 ? `no 'service ${service}' block` : `more than one 'service ${service}' block`,
    );
  }
  const checkBody = (body: Body, outer: Scope, pattern: readonly PatternSegment[], depth: number) => {
    const scope = declare(outer, body.functions, issues, declared);
    resolveFunctions(body.functions, scope, issues);
    for (const allow of body.allows) {
      if (allow.condition !== undefined) resolveExpression(allow.condition, scope, issues);
    }
    if (body.allows.length > 0) blocks.push({ pattern, allows: body.allows });
    for (const match of body.matches) checkMatch(match, scope, pattern, depth + 1);
  };
  const checkMatch = (match: Match, outer: Scope, above: readonly PatternSegment[], depth: number) => {
    if (depth > limits.matchDepth) {
      issues.error(match.start, `match blocks nest deeper than ${limits.matchDepth}`);
      return;
    }
    const pattern = [...above, ...match.pattern];
    checkPattern(match, pattern, file.version, issues);
    const captures = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    checkBody(match.body, outer.withCaptures(captures), pattern, depth);
  };
  for (const each of services) checkBody(each.body, fileScope, [], 0);
  checkCallGraph(declared, issues);
  return { blocks, issues: issues.all() };
}

function declare(
  outer: Scope,
  functions: readonly FunctionDeclaration[],
  issues: IssueList,
  declared: FunctionDeclaration[],
): Scope {
  const seen = new Set<string>();
  for (const declaration of functions) {
    if (seen.has(declaration.name)) issues.error(declaration.start, `function '${declaration.name}' is declared twice`);
    seen.add(declaration.name);
    declared.push(declaration);
  }
  return outer.withFunctions(functions);
}

function resolveFunctions(functions: readonly FunctionDeclaration[], scope: Scope, issues: IssueList): void {
  for (const declaration of functions) {
    const { name, parameters, lets, start } = declaration;
    if (parameters.length > limits.arguments)
      issues.error(start, `function '${name}' has more than ${limits.arguments} parameters`);
    if (lets.length > limits.lets) {
      issues.error(start, `function '${name}' has more than ${limits.lets} let bindings`);
      continue;
    }
    if (new Set(parameters).size < parameters.length) issues.error(start, `function '${name}' names a parameter twice`);
    let local = scope.withLocals(parameters);
    for (const each of lets) {
      resolveExpression(each.value, local, issues);
      local = local.withLocals([each.name]);
    }
    resolveExpression(declaration.result, local, issues);
  }
}
