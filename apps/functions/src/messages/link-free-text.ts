/** Characters that a title or name may have in a message to an address that is not confirmed yet. */
const MOST_CHARACTERS = 60;

/** Invisible characters that hide a link from a reader of the text and not from a mail program. Joiners belong to scripts. */
const INVISIBLE = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

/**
 * Texts that mail programs and phones turn into links. Each match extends to the next space, so that no rest of it
 * stays.
 */
const LINKS: readonly RegExp[] = [
  // Addresses with a scheme.
  /\S*\b(?:[a-z][a-z0-9+.-]*:\/\/|(?:mailto|tel|sms|geo|bitcoin|magnet):)\S*/giu,
  // Domains, and so e-mail addresses and `www.`: a letter or digit, a dot, at least two letters.
  /\S*[\p{L}\p{M}\p{N}-]\.[\p{L}\p{M}\u200c\u200d]{2,}\S*/gu,
  // IP addresses.
  /\S*\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){3}\S*/gu,
  // Phone numbers: six digits or more, however they are grouped.
  /\S*\+?\p{Nd}(?:[\s().\/–-]*\p{Nd}){5,}\S*/gu,
];

/**
 * An untrusted text without anything that a mail program or a phone turns into a link. It is one line, no longer than a
 * subject may be. Compatibility forms (full-width letters and dots) are written plainly, as programs read them.
 *
 * @returns null where nothing to read is left
 */
export function harmlessText(text: string): string | null {
  const plain = text.normalize('NFKC').replace(INVISIBLE, ' ');
  const cleared = LINKS.reduce((left, link) => left.replace(link, ' '), plain)
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}\p{S}]/u.test(cleared)) return null;
  // A character has at least one unit; taking a text apart takes longer than all else here.
  if (cleared.length <= MOST_CHARACTERS) return cleared;
  const characters = [...new Intl.Segmenter().segment(cleared)].map(({ segment }) => segment);
  return characters.length <= MOST_CHARACTERS
    ? cleared
    : `${characters
        .slice(0, MOST_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`;
}
