import { limits } from '../limits.ts';
import type { Expression } from './ast.ts';
import { RulesSyntaxError } from './source.ts';

/** The height of a node above its children, within the limit that keeps walks over the tree safe. */
export function above(children: readonly Expression[]): number {
  let depth = 0;
  for (const child of children) depth = Math.max(depth, child.depth);
  if (depth >= limits.expressionDepth) {
    throw new RulesSyntaxError(children[0]?.start ?? 0, `nested deeper than ${limits.expressionDepth} levels`);
  }
  return depth + 1;
}

/** Throws RulesSyntaxError when operands of `&&` or `||`, with those of such operators within them, are too many. */
export function checkTerms(operands: readonly Expression[]): void {
  if (levels(operands) < limits.logicalTerms) return;
  throw new RulesSyntaxError(operands[0]?.start ?? 0, `more than ${limits.logicalTerms} terms are joined by && and ||`);
}

/** Operators group to the left in pairs: of `a && b && c`, a is two levels down and c is one. */
function levels(operands: readonly Expression[]): number {
  const last = operands.length - 1;
  let deepest = last;
  operands.forEach((operand, i) => {
    if (operand.kind === 'logical')
      deepest = Math.max(deepest, levels(operand.operands) + Math.min(last, last - i + 1));
  });
  return deepest;
}
