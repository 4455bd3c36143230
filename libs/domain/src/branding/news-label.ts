import * as v from 'valibot';
import { idSchema, requiredText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';

/** A label whose news fans can ask for in the forms of its artists: an agreement lets it message them. */
export const newsLabelSchema = v.object({ id: idSchema, name: requiredText(LIMITS.profileName) });
/** A label, parsed by {@link newsLabelSchema}. */
export type NewsLabel = v.InferOutput<typeof newsLabelSchema>;
