import { globalFunctions, isMethodName, namespaces } from '../library/index.ts';
import { limits } from '../limits.ts';
import { childrenOf } from '../syntax/children.ts';
import type { Call, Callee, Expression } from '../syntax/ast.ts';
import type { IssueList } from './issue-list.ts';
import type { Scope } from './scope.ts';

/**
 * Settles what the names and calls of an expression mean. Unknown ones are warnings, as in the hosted
 * service: evaluating them is an error, which `||` and `&&` may absorb.
 */
export function resolveExpression(expression: Expression, scope: Scope, issues: IssueList): void {
  if (expression.kind === 'name') {
    expression.binding = scope.binding(expression.name);
    if (expression.binding === undefined) issues.warning(expression.start, `unknown variable '${expression.name}'`);
    return;
  }
  if (expression.kind === 'call') {
    resolveCall(expression, scope, issues);
    if (expression.callee !== undefined) {
      // A namespace is no variable, so the target of such a call is not looked at.
      for (const arg of expression.args) resolveExpression(arg, scope, issues);
      return;
    }
  }
  for (const child of childrenOf(expression)) resolveExpression(child, scope, issues);
}

function resolveCall(call: Call, scope: Scope, issues: IssueList): void {
  if (call.args.length > limits.arguments) issues.error(call.start, `a call has at most ${limits.arguments} arguments`);
  const { target } = call;
  const dottedName =
    target?.kind === 'name' && scope.binding(target.name) === undefined ? `${target.name}.${call.name}` : undefined;
  const dottedLookup = dottedName === undefined ? undefined : scope.lookup(dottedName);
  const isNamespaced =
    target?.kind === 'name' && dottedName !== undefined && (dottedLookup !== undefined || namespaces.has(target.name));
  const shownName = isNamespaced ? dottedName : call.name;
  if (target !== undefined && !isNamespaced) {
    if (!isMethodName(call.name)) issues.warning(call.start, `unknown method '${call.name}'`);
    return;
  }
  if (dottedLookup !== undefined) call.callee = { kind: 'lookup', lookup: dottedLookup };
  else
    call.callee = isNamespaced
      ? libraryCallee(namespaces.get(target.name)?.get(call.name))
      : plainCallee(call.name, scope);
  if (call.callee === undefined) {
    issues.warning(call.start, `unknown function '${shownName}'`);
  } else if (call.callee.kind === 'library' && call.callee.function.warning !== undefined) {
    issues.warning(call.start, call.callee.function.warning);
  } else {
    warnOfCount(call, call.callee, issues);
  }
}

function plainCallee(name: string, scope: Scope): Callee | undefined {
  const declaration = scope.function(name);
  if (declaration !== undefined) return { kind: 'function', declaration };
  const lookup = scope.lookup(name);
  return lookup === undefined ? libraryCallee(globalFunctions.get(name)) : { kind: 'lookup', lookup };
}

function libraryCallee(found: ReturnType<typeof globalFunctions.get>): Callee | undefined {
  return found === undefined ? undefined : { kind: 'library', function: found };
}

function warnOfCount(call: Call, callee: Callee, issues: IssueList): void {
  const count = call.args.length;
  const [least, most] =
    callee.kind === 'library'
      ? [callee.function.minimum, callee.function.maximum]
      : callee.kind === 'function'
        ? [callee.declaration.parameters.length, callee.declaration.parameters.length]
        : [1, 1];
  if (count < least || count > most)
    issues.warning(call.start, `'${call.name}' takes ${least} argument${least === 1 ? '' : 's'}, not ${count}`);
}
