import { limits } from '../limits.ts';
import type { Match, PatternSegment, RulesFile } from '../syntax/ast.ts';
import type { IssueList } from './issue-list.ts';

/** Checks a block's whole pattern against the wildcard rules of its language version and the limits. */
export function checkPattern(
  match: Match,
  pattern: readonly PatternSegment[],
  version: RulesFile['version'],
  issues: IssueList,
): void {
  const captures = pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment]));
  const rests = captures.filter((segment) => segment.kind === 'rest');
  const names = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
  if (new Set(names).size < names.length) issues.error(match.start, 'a match names a wildcard twice');
  if (rests.length > 1) issues.error(rests.at(-1)?.start ?? match.start, 'a path has at most one {name=**}');
  if (version === '1' && rests.length > 0 && pattern.at(-1)?.kind !== 'rest') {
    const own = match.pattern.find((segment) => segment.kind === 'rest');
    issues.error(
      own?.kind === 'rest' ? own.start : match.start,
      "{name=**} must end the path, unless the file has rules_version = '2'",
    );
  }
  if (pattern.length > limits.pathSegments)
    issues.error(match.start, `a path has more than ${limits.pathSegments} segments`);
  if (captures.length > limits.pathCaptures)
    issues.error(match.start, `a path has more than ${limits.pathCaptures} wildcards`);
}
