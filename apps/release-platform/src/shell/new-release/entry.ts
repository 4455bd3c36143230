import { readLinkQuery, type LinkQuery, type LinkQueryError } from '@countin/domain/link-finding';

/** What was entered for a new release. */
export type Entry =
  | { readonly kind: 'title' }
  /** Services can be asked for it. */
  | { readonly kind: 'query'; readonly query: LinkQuery }
  /** A page that no service can be asked for. */
  | { readonly kind: 'link' }
  | {
      readonly kind: 'wrong';
      readonly errorCode: LinkQueryError;
      /** Right check digit of a UPC, for `gtin/check-digit`; else null. */
      readonly expected: string | null;
    };

/** Titles have dots and slashes too, so only these begin an address. */
const ADDRESS = /^(?:https?:\/\/|www\.)/i;
/** Codes that no title brings about. */
const NO_TITLE: readonly LinkQueryError[] = ['gtin/check-digit', 'link/not-a-release', 'link/look-alike'];

/** Tells a store link, a UPC or an ISRC from a title. */
export function readEntry(text: string): Entry {
  const read = readLinkQuery(text);
  if (read.ok) return { kind: 'query', query: read.query };
  const { code, expected } = read;
  if (!NO_TITLE.includes(code) && !ADDRESS.test(text.trim())) return { kind: 'title' };
  return code === 'link/unknown-service' ? { kind: 'link' } : { kind: 'wrong', errorCode: code, expected };
}
