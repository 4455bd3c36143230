import * as v from 'valibot';
import { optionalText } from '../fields/fields.ts';
import { withinBytes } from '../fields/stored-bytes.ts';

/** `importHeadings/{uid}`: which columns a person has chosen for headings of files. Server only. */
export const chosenHeadingsSchema = v.object({
  /** The last chosen first. */
  headings: withinBytes(
    v.pipe(
      v.array(
        v.object({
          heading: optionalText(200),
          /** Null: the column is not read. */
          column: v.nullable(optionalText(60)),
        }),
      ),
      v.maxLength(500, 'field/too-many'),
    ),
    200_000,
  ),
});
/** What was chosen, parsed by {@link chosenHeadingsSchema}. */
export type ChosenHeadings = v.InferOutput<typeof chosenHeadingsSchema>;
