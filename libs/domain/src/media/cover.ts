import * as v from 'valibot';
import { COVER_STYLES } from '@countin/cover-art';
import { colourSchema } from '../fields/fields.ts';

/** Drawn cover, see `@countin/cover-art`. */
export const coverDesignSchema = v.object({
  style: v.picklist(COVER_STYLES),
  colours: v.strictTuple([colourSchema, colourSchema, colourSchema]),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999)),
});
