/** First and last line of a generated part of a file. */
export interface Marks {
  readonly begin: string;
  readonly end: string;
}

/** Checks of contents, in `firestore.rules`. */
export const CHECKS: Marks = {
  begin: '    // --- Begin of the generated part. From the schemas of libs/domain: npx nx run rules:generate ---',
  end: '    // --- End of the generated part ---',
};
/** Roles of operations, in both files of rules. */
export const ROLE_CHECKS: Marks = {
  begin: '    // --- Begin of the roles. From PERMISSIONS of libs/domain: npx nx run rules:generate ---',
  end: '    // --- End of the roles ---',
};
/** The table in `docs/permissions.md`. */
export const TABLE: Marks = {
  begin: '<!-- table of permissions: written by "npx nx run rules:generate" -->',
  end: '<!-- end of the table -->',
};

/**
 * Puts text between the marks of a file.
 *
 * @throws Error unless each mark occurs once, in order
 */
export function replaceGeneratedPart(file: string, text: string, { begin, end }: Marks): string {
  const parts = file.split(`${begin}\n`);
  const [before, rest = ''] = parts;
  const [generated, after, ...more] = rest.split(`\n${end}`);
  if (parts.length !== 2 || generated === undefined || after === undefined || more.length > 0)
    throw new Error('the file lacks the marks of its generated part, or has them twice');
  return `${before}${begin}\n\n${text}\n\n${end}${after}`;
}
