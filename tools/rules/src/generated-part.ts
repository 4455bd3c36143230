/** The lines between which the rules file is generated. */
export const BEGIN =
  '    // --- Begin of the generated part. From the schemas of libs/domain: npx nx run rules:generate ---';
export const END = '    // --- End of the generated part ---';

/**
 * Puts checks between the marks of a rules file.
 *
 * @throws Error unless each mark occurs once, in order
 */
export function replaceGeneratedPart(rules: string, checks: string): string {
  const parts = rules.split(`${BEGIN}\n`);
  const [before, rest = ''] = parts;
  const [generated, after, ...more] = rest.split(`\n${END}`);
  if (parts.length !== 2 || generated === undefined || after === undefined || more.length > 0)
    throw new Error('firestore.rules lacks the marks of its generated part, or has them twice');
  return `${before}${BEGIN}\n\n${checks}\n\n${END.trimEnd()}${after}`;
}
