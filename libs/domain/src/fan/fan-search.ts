import { hasSearchWords, searchWords, wordTokens } from '../fields/word-tokens.ts';
import type { Fan } from './fan.ts';

/** Most words' beginnings of one fan; beginnings of the address come on top. */
const MOST_TOKENS = 120;
/** Characters of a domain that a token of an address holds: enough to tell addresses apart that begin alike. */
const DOMAIN_START = 3;

/** Beginnings of the words of a fan's name and contact, and the address up to its domain. */
export function fanSearchTokens({ contact, name }: Pick<Fan, 'contact' | 'name'>): string[] {
  const at = contact.indexOf('@');
  const owner = at < 0 ? contact : contact.slice(0, at);
  const addresses = at < 0 ? [] : [0, 1, 2, DOMAIN_START].map((length) => contact.slice(0, at + 1 + length));
  return [...new Set([...addresses, ...wordTokens([owner, name], MOST_TOKENS)])];
}

/** A search for fans, as the database and as a test in memory. */
export interface FanSearch {
  /** Token that every fan found has; null for a search without words. */
  readonly token: string | null;
  /** Whether the token is the whole search. */
  readonly isExact: boolean;
  readonly finds: (fan: Pick<Fan, 'contact' | 'searchTokens'>) => boolean;
}

/** Searches the beginnings of words in names and contacts. A word with `@` is the beginning of an address. */
export function fanSearch(text: string): FanSearch {
  const typed = text.trim().toLowerCase().split(/\s+/);
  const addresses = typed.filter((word) => word.includes('@'));
  const words = searchWords(typed.filter((word) => !word.includes('@')).join(' '));
  const tokens = [...addresses.map(addressToken), ...words];
  const token = tokens.reduce<string | null>(
    (longest, each) => (each.length > (longest?.length ?? 0) ? each : longest),
    null,
  );
  return {
    token,
    isExact: tokens.length <= 1 && addresses.every((address) => address === token),
    finds: ({ contact, searchTokens }) =>
      hasSearchWords(searchTokens, tokens) && addresses.every((address) => contact.startsWith(address)),
  };
}

const addressToken = (address: string) => address.slice(0, address.indexOf('@') + 1 + DOMAIN_START);
