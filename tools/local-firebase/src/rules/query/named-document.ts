import type { QueryConstraint, RulesRequest } from '../../rules-contract.ts';

/**
 * The full name of the one document that a conjunction of a query's filters asks for, if it does. It is judged
 * as it is stored: nothing else can be returned.
 */
export function namedDocument(
  { project, database }: RulesRequest,
  conjunction: readonly QueryConstraint[],
): string | undefined {
  const filter = conjunction.find(({ field, op }) => field[0] === '__name__' && op === 'EQ');
  const name: unknown = filter?.value?.referenceValue;
  const isHere = typeof name === 'string' && name.startsWith(`projects/${project}/databases/${database}/documents/`);
  return isHere ? name : undefined;
}
