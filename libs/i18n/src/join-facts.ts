import { hasRightToLeft, isolate } from './isolate.ts';

/**
 * Joins facts, such as `Mira · Single · November 27`. Empty ones are left out. If one of them is
 * right-to-left, each is isolated: a number would otherwise attach to the name before it.
 */
export function joinFacts(facts: readonly (string | null | undefined)[]): string {
  const said = facts.filter((fact): fact is string => fact !== null && fact !== undefined && fact !== '');
  return (hasRightToLeft(said.join('')) ? said.map(isolate) : said).join(' · ');
}
