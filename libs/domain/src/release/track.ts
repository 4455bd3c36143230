import * as v from 'valibot';
import { requiredText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';

/** A track of a release. */
export const trackSchema = v.object({ title: requiredText(LIMITS.title) });
