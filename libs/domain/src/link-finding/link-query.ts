import { parseGtin, parseIsrc, type Gtin } from '../identifiers/index.ts';
import { plainDigits } from '../identifiers/plain-digits.ts';
import { storeReferenceOf, type StoreReference } from '../store-links/store-reference.ts';
import { recogniseLink } from '../store-links/store-service.ts';

/** Query to the services. */
export type LinkQuery =
  | { readonly by: 'upc'; readonly gtin: Gtin }
  | { readonly by: 'isrc'; readonly isrc: string }
  | { readonly by: 'url'; readonly reference: StoreReference };

/** Why a text cannot be looked for. All are error codes. */
export type LinkQueryError =
  | 'gtin/length'
  | 'gtin/check-digit'
  | 'isrc/length'
  | 'isrc/format'
  | 'link/empty'
  | 'link/too-long'
  | 'link/not-a-web-address'
  | 'link/look-alike'
  | 'link/not-a-release'
  | 'link/nothing-to-find'
  | 'link/unknown-service';

/** Result of {@link readLinkQuery}. */
export type ReadLinkQuery =
  | { readonly ok: true; readonly query: LinkQuery }
  | {
      readonly ok: false;
      readonly code: LinkQueryError;
      /** Check digit that the other digits demand, for `gtin/check-digit`; else null. */
      readonly expected: string | null;
    };

const DIGITS = /^[\d\s-]+$/;
const ADDRESS = /[./:]/;
/** Begins like an ISRC: two letters, then letters, digits, spaces and hyphens with a digit among them. */
const CODE = /^[a-z]{2}[a-z\d\s-]*\d[a-z\d\s-]*$/i;

/** Reads what links are looked for by: a store link, a UPC or an ISRC. Needs no service. */
export function readLinkQuery(entered: string): ReadLinkQuery {
  const text = plainDigits(entered).trim();
  if (text === '') return refused('link/empty');
  if (DIGITS.test(text)) return readGtin(text);
  // A prefix `ISRC:` has a colon, and no address begins with it.
  const code = text.replace(/^isrc[\s:]*/i, '');
  if (code !== text || !ADDRESS.test(text)) return readCode(code);
  return readUrl(entered);
}

function readGtin(text: string): ReadLinkQuery {
  const parsed = parseGtin(text);
  if (parsed.ok) return { ok: true, query: { by: 'upc', gtin: parsed.gtin } };
  if (parsed.error.code === 'gtin/check-digit') return refused('gtin/check-digit', parsed.error.expected);
  return refused(parsed.error.code === 'gtin/length' ? 'gtin/length' : 'link/nothing-to-find');
}

function readCode(text: string): ReadLinkQuery {
  if (!CODE.test(text)) return refused('link/nothing-to-find');
  const parsed = parseIsrc(text);
  if (parsed.ok) return { ok: true, query: { by: 'isrc', isrc: parsed.isrc } };
  return refused(parsed.error.code === 'isrc/length' ? 'isrc/length' : 'isrc/format');
}

function readUrl(text: string): ReadLinkQuery {
  const link = recogniseLink(text);
  if (!link.ok) return refused(link.errorCode);
  if (link.service === 'other') return refused('link/unknown-service');
  const reference = storeReferenceOf(text);
  if (!reference || reference.kind === 'artist') return refused('link/not-a-release');
  return { ok: true, query: { by: 'url', reference } };
}

function refused(code: LinkQueryError, expected: string | null = null): ReadLinkQuery {
  return { ok: false, code, expected };
}
