import { webUrlSchema } from '@countin/domain/fields';
import * as v from 'valibot';

/** Parsed input of a link: nothing, an address, or an error code. */
export type TypedAddress =
  { readonly url: string | null; readonly errorCode: null } | { readonly url: null; readonly errorCode: string };

/** Reads an address as people type it: its `https://` may be left out. */
export function readAddress(text: string): TypedAddress {
  const typed = text.trim();
  if (typed === '') return { url: null, errorCode: null };
  const parsed = v.safeParse(webUrlSchema, /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  return parsed.success ? { url: parsed.output, errorCode: null } : { url: null, errorCode: parsed.issues[0].message };
}
