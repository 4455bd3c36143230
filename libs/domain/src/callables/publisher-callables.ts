import * as v from 'valibot';
import { optionalText } from '../fields/fields.ts';
import { MOST_PAGE_ROWS, pageRowSchema } from '../publisher/page-row.ts';

/** The public pages of a person. */
export const publisherCallables = {
  /**
   * Public pages of the caller's profiles, of those in which a role lets the caller read, and releases that agreements open.
   * The first answer is short. `next` continues; null at the end. `field/id`: an `after` that no answer had.
   */
  listPages: {
    name: 'studio/listPages',
    input: v.object({ after: v.optional(v.nullable(optionalText(500)), null) }),
    output: v.object({
      rows: v.pipe(v.array(pageRowSchema), v.maxLength(MOST_PAGE_ROWS)),
      next: v.nullable(v.pipe(v.string(), v.maxLength(500))),
    }),
  },
} as const;
