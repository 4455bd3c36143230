import * as v from 'valibot';
import { webUrlSchema } from './fields.ts';

/** A scheme that is not the web's. Digits after a colon are the port of a host, as in `shop.example:8080`. */
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i;
/** Scheme, slashes and host. Browsers take any number of slashes, and a page's own scheme for none. */
const BEGINNING = /^(?:(https?):)?\/*([^/?#]*)/i;
/** Dots as Chinese and Japanese keyboards type them: https://www.unicode.org/reports/tr46/#Notation */
const WIDE_DOTS = /[\u3002\uff0e\uff61]/g;
/** What security rules store: `isWebUrl` in `firestore.rules`. */
const STORABLE = /^https?:\/\/[^/?#@\s\\]+\.[^/?#@\s\\]+(?:[/?#]\S*)?$/;

/**
 * Gives a web address the form in which it is stored: its scheme in lower case, `https://` if none is typed, and no
 * spaces. Text with another scheme stays. Does not check that the result is an address.
 */
export function completeWebAddress(typed: string): string {
  const text = typed.trim().replace(/\s/g, encodeURIComponent);
  if (OTHER_SCHEME.test(text)) return text;
  return text.replace(
    BEGINNING,
    (_beginning, scheme: string | undefined, host: string) =>
      `${(scheme ?? 'https').toLowerCase()}://${host.replace(WIDE_DOTS, '.')}`,
  );
}

/**
 * Web address as people type it, parsed to {@link completeWebAddress}; null where nothing is typed. The error is
 * `link/not-a-web-address` or `field/too-long`.
 */
export const typedWebAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => (typed === '' ? null : completeWebAddress(typed))),
  v.nullable(v.pipe(webUrlSchema, v.regex(STORABLE, 'link/not-a-web-address'))),
);

/** The same, where an address has to be typed: the error is `field/required` where none is. */
export const requiredWebAddressSchema = v.pipe(typedWebAddressSchema, v.string('field/required'));

/** Parsed input of a web address: nothing, an address, or an error code. */
export type TypedWebAddress =
  { readonly url: string | null; readonly errorCode: null } | { readonly url: null; readonly errorCode: string };

/** Reads a web address with {@link typedWebAddressSchema}. */
export function readWebAddress(text: string): TypedWebAddress {
  const parsed = v.safeParse(typedWebAddressSchema, text);
  return parsed.success ? { url: parsed.output, errorCode: null } : { url: null, errorCode: parsed.issues[0].message };
}
