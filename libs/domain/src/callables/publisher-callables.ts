import * as v from 'valibot';
import { idSchema, optionalText, requiredText } from '../fields/fields.ts';
import { MOST_PAGE_ROWS, pageRowSchema } from '../publisher/page-row.ts';
import {
  MOST_VIEW_NAME,
  SAVED_VIEW_SCREENS,
  savedViewsAnswerSchema,
  viewParametersSchema,
} from '../publisher/saved-view.ts';

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
  /** Reads the views that the caller has saved, of all screens. */
  readSavedViews: { name: 'studio/readSavedViews', input: v.object({}), output: savedViewsAnswerSchema },
  /**
   * Saves a view of the caller, changes it, or removes it with a null name. Idempotent. `field/too-many`: the screen has as
   * many views as it may have.
   */
  saveView: {
    name: 'studio/saveView',
    input: v.object({
      id: idSchema,
      screen: v.picklist(SAVED_VIEW_SCREENS),
      name: v.nullable(requiredText(MOST_VIEW_NAME)),
      parameters: v.optional(viewParametersSchema, {}),
    }),
    output: savedViewsAnswerSchema,
  },
} as const;
