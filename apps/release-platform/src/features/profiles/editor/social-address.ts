import { webUrlSchema } from '@countin/domain/fields';
import * as v from 'valibot';

/** An address as people type it: its `https://` may be left out. Null where nothing is typed. */
export const addressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => {
    if (typed === '') return null;
    return /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  }),
  v.nullable(webUrlSchema),
);

/** The same, where an address has to be typed. */
export const requiredAddressSchema = v.pipe(addressSchema, v.string('field/required'));

/** Parsed input of a link: nothing, an address, or an error code. */
export type TypedAddress =
  { readonly url: string | null; readonly errorCode: null } | { readonly url: null; readonly errorCode: string };

/** Reads an address as people type it: its `https://` may be left out. */
export function readAddress(text: string): TypedAddress {
  const parsed = v.safeParse(addressSchema, text);
  return parsed.success ? { url: parsed.output, errorCode: null } : { url: null, errorCode: parsed.issues[0].message };
}
