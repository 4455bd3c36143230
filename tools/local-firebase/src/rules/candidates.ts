import type { DocumentSource } from './evaluate/context.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { explain } from './evaluate/explain.ts';
import { matchPattern } from './match/match-pattern.ts';
import type { RequestPath } from './match/request-path.ts';
import type { CheckedRules } from './read-rules.ts';
import type { Allow, Operation } from './syntax/ast.ts';
import { EvaluationError } from './values/errors.ts';
import { Meter } from './values/meter.ts';
import type { Value } from './values/value.ts';

/** Conditions explained for one denial. */
const EXPLAINED = 4;

/** An `allow` that covers a request's path, with what its wildcards stand for. */
export interface Candidate {
  readonly allow: Allow;
  readonly captures: readonly Value[];
}

type Globals = ReadonlyMap<string, Value>;

/** Every `allow` for all of these operations whose pattern covers the path. */
export function findCandidates(
  { blocks, version }: CheckedRules,
  path: RequestPath,
  operations: readonly Operation[],
): Candidate[] {
  return blocks.flatMap(({ pattern, allows }) => {
    const fitting = allows.filter((allow) => operations.every((operation) => allow.operations.has(operation)));
    if (fitting.length === 0) return [];
    const captures = matchPattern(pattern, path, version);
    return captures === undefined ? [] : fitting.map((allow) => ({ allow, captures }));
  });
}

/** The first candidate whose condition is true; an error in a condition merely does not grant. */
export function findGranting(
  candidates: readonly Candidate[],
  globals: Globals,
  lookups: DocumentSource,
): Candidate | undefined {
  const meter = new Meter();
  return candidates.find(({ allow: { condition }, captures }) => {
    if (condition === undefined) return true;
    try {
      return evaluate(condition, [], { globals, captures, lookups, meter }) === true;
    } catch (error) {
      if (error instanceof EvaluationError) return false;
      throw error;
    }
  });
}

/** Why none of the candidates granted. `lookups` reads nothing anew. */
export function explainDenial(
  candidates: readonly Candidate[],
  globals: Globals,
  lookups: DocumentSource,
  { source }: CheckedRules,
): string {
  const texts = candidates.slice(0, EXPLAINED).map(({ allow, captures }) => {
    const context = { globals, captures, lookups, meter: new Meter() };
    const line = source.position(allow.start).line;
    const reason = allow.condition === undefined ? 'undecided' : explain(allow.condition, [], context, source);
    return `allow at line ${line}: ${reason}`;
  });
  const rest = candidates.length - texts.length;
  return texts.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
