/**
 * Turns free text into a slug, by the specification's four steps (section 5):
 * lower-case and trim; keep word characters, spaces and hyphens; collapse runs of spaces,
 * underscores and hyphens into one hyphen; strip hyphens at both ends.
 *
 * "Word characters" are ASCII (`\w`), so `Beyoncé` gives `beyonc`. For a suggestion that keeps
 * the letters of accented names use {@link suggestSlug}. The result may be empty.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Letters that Unicode decomposition leaves alone but every reader spells the same way. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};

/**
 * A slug to offer for a name: accents are taken off (`Beyoncé` gives `beyonce`, `Mø` gives `mo`), every dash is a
 * hyphen, then {@link slugify}. Scripts without a Latin spelling give an empty string, and the form asks.
 */
export function suggestSlug(name: string): string {
  const latin = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðþłıħ]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .replace(/\p{Pd}/gu, '-');
  return slugify(latin).slice(0, SLUG_MAX_LENGTH).replace(/-+$/, '');
}

/** The fewest characters of a profile slug, section 9 of the specification. */
export const SLUG_MIN_LENGTH = 3;
/** The most characters of any slug, section 9 of the specification. */
export const SLUG_MAX_LENGTH = 50;

/** Lowercase letters, digits and inner hyphens; starts and ends alphanumeric. Length is checked apart. */
export const SLUG_PATTERN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** The error code of a slug that cannot be claimed. */
export type SlugError = 'slug/too-short' | 'slug/too-long' | 'slug/format' | 'slug/reserved';
