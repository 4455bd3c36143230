import { readLinkQuery, type LinkQueryError } from '@countin/domain/link-finding';

/** Text that was typed or pasted into the box. */
export type LinkEntry =
  | { readonly kind: 'empty' }
  /** Addresses to add as they are: several at once, or one that no service can be asked for. */
  | { readonly kind: 'links' }
  /** One code or address to look for on all services. */
  | { readonly kind: 'query'; readonly isAddress: boolean }
  | {
      readonly kind: 'wrong';
      readonly errorCode: LinkQueryError;
      /** Right check digit of a UPC, for `gtin/check-digit`. */
      readonly expected: string | null;
    };

const ADDRESS = /[./]/;

/** Reads the box: addresses, a UPC or an ISRC. */
export function readEntry(text: string): LinkEntry {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  if (parts.length === 0) return { kind: 'empty' };
  if (parts.filter((part) => ADDRESS.test(part)).length > 1) return { kind: 'links' };
  const read = readLinkQuery(text);
  if (read.ok) return { kind: 'query', isAddress: read.query.by === 'url' };
  // The list of links says what is wrong with an address, and takes plain links.
  if (parts.some((part) => ADDRESS.test(part))) return { kind: 'links' };
  return { kind: 'wrong', errorCode: read.code, expected: read.expected };
}
