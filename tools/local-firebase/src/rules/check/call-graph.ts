import { limits } from '../limits.ts';
import { childrenOf } from '../syntax/children.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import type { IssueList } from './issue-list.ts';

/** Refuses recursion and chains of calls that are too long. Runs after every call is resolved. */
export function checkCallGraph(declared: readonly FunctionDeclaration[], issues: IssueList): void {
  const depths = new Map<FunctionDeclaration, number | 'open'>();
  for (const start of declared) {
    if (depths.has(start)) continue;
    walk(start, depths, issues);
  }
}

interface Visit {
  readonly declaration: FunctionDeclaration;
  readonly callees: readonly FunctionDeclaration[];
  next: number;
  depth: number;
}

/** Depth first with a stack of its own: a chain may be as long as the file. */
function walk(start: FunctionDeclaration, depths: Map<FunctionDeclaration, number | 'open'>, issues: IssueList): void {
  const stack: Visit[] = [visit(start)];
  depths.set(start, 'open');
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const callee = top.callees[top.next];
    if (callee === undefined) {
      stack.pop();
      depths.set(top.declaration, top.depth);
      if (top.depth === limits.callDepth + 1) {
        issues.error(
          top.declaration.start,
          `function '${top.declaration.name}' calls deeper than ${limits.callDepth} levels`,
        );
      }
      continue;
    }
    const known = depths.get(callee);
    if (known === undefined) {
      depths.set(callee, 'open');
      stack.push(visit(callee));
      continue;
    }
    if (known === 'open')
      issues.error(top.declaration.start, `function '${top.declaration.name}' calls itself through '${callee.name}'`);
    else top.depth = Math.max(top.depth, known + 1);
    top.next += 1;
  }
}

function visit(declaration: FunctionDeclaration): Visit {
  return { declaration, callees: [...calleesOf(declaration)], next: 0, depth: 1 };
}

function calleesOf(declaration: FunctionDeclaration): ReadonlySet<FunctionDeclaration> {
  const found = new Set<FunctionDeclaration>();
  const collect = (expression: Expression) => {
    if (expression.kind === 'call' && expression.callee?.kind === 'function') found.add(expression.callee.declaration);
    childrenOf(expression).forEach(collect);
  };
  for (const each of declaration.lets) collect(each.value);
  collect(declaration.result);
  return found;
}
