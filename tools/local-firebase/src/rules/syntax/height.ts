import { limits } from '../limits.ts';
import type { Expression } from './ast.ts';
import { SourceFault } from './source.ts';

/** The height of a node above its children, within the limit that keeps walks over the tree safe. */
export function above(children: readonly Expression[]): number {
  let depth = 0;
  for (const child of children) depth = Math.max(depth, child.depth);
  if (depth >= limits.expressionDepth) {
    throw new SourceFault(children[0]?.start ?? 0, `nested deeper than ${limits.expressionDepth} levels`);
  }
  return depth + 1;
}
