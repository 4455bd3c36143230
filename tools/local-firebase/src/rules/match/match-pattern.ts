import type { PatternSegment, RulesFile } from '../syntax/ast.ts';
import { RulesPath } from '../values/path.ts';
import { Unknown } from '../values/unknown.ts';
import type { Value } from '../values/value.ts';
import type { RequestPath } from './request-path.ts';

type Segments = readonly (string | null)[];

/**
 * The values of the pattern's wildcards, in order, when it covers the whole path; otherwise undefined.
 * A `list` is covered only when every document it can return is.
 */
export function matchPattern(
  pattern: readonly PatternSegment[],
  path: RequestPath,
  version: RulesFile['version'],
): readonly Value[] | undefined {
  const restAt = pattern.findIndex((segment) => segment.kind === 'rest');
  if (path.tail !== undefined) return version === '1' ? undefined : matchGroup(pattern, restAt, path.head, path.tail);
  const { head } = path;
  if (restAt < 0) return pattern.length === head.length ? matchSegments(pattern, head) : undefined;
  const before = pattern.slice(0, restAt);
  const after = pattern.slice(restAt + 1);
  const rest = head.length - before.length - after.length;
  if (rest < (version === '1' ? 1 : 0)) return undefined;
  const start = matchSegments(before, head.slice(0, restAt));
  const end = matchSegments(after, head.slice(restAt + rest));
  if (start === undefined || end === undefined) return undefined;
  return [...start, new RulesPath(head.slice(restAt, restAt + rest)), ...end];
}

/** Only `{name=**}` covers the unknown parents of a collection group. */
function matchGroup(
  pattern: readonly PatternSegment[],
  restAt: number,
  head: Segments,
  tail: Segments,
): readonly Value[] | undefined {
  if (restAt < 0 || restAt > head.length) return undefined;
  const after = pattern.slice(restAt + 1);
  if (after.length > tail.length) return undefined;
  const start = matchSegments(pattern.slice(0, restAt), head.slice(0, restAt));
  const end = matchSegments(after, tail.slice(tail.length - after.length));
  if (start === undefined || end === undefined) return undefined;
  return [...start, new Unknown('the path of a collection group'), ...end];
}

function matchSegments(pattern: readonly PatternSegment[], segments: Segments): readonly Value[] | undefined {
  const captures: Value[] = [];
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (expected.kind === 'literal') {
      if (expected.text !== segment) return undefined;
    } else {
      captures.push(segment ?? new Unknown('the document id'));
    }
  }
  return captures;
}
