import { hasRightToLeft, isolate } from './isolate.ts';

/**
 * Facts in a row, such as `Mira · Single · November 27`. Empty ones are left out. Where one of them is written
 * from right to left each is isolated, or a number would join the name before it.
 */
export function joinFacts(facts: readonly (string | null | undefined)[]): string {
  const said = facts.filter((fact): fact is string => fact !== null && fact !== undefined && fact !== '');
  return (hasRightToLeft(said.join('')) ? said.map(isolate) : said).join(' · ');
}
