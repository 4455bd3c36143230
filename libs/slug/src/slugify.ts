import { SLUG_MAX_LENGTH } from './slug-limits.ts';

/**
 * Converts free text to a slug in the specification's four steps (section 5).
 * - Lower-case and trim.
 * - Keep word characters, spaces and hyphens.
 * - Collapse runs of spaces, underscores and hyphens into one hyphen.
 * - Strip hyphens at both ends.
 *
 * "Word characters" are ASCII (`\w`), so `Beyoncé` gives `beyonc`. {@link latinSlug} keeps accented letters.
 * The result may be empty.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Letters that Unicode does not decompose, with their usual Latin spelling. */
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
 * Slug of a name without its accents: `Beyoncé` gives `beyonce`, `Mø` gives `mo`. Dashes become hyphens, then
 * {@link slugify} applies. Empty for scripts without a Latin spelling.
 */
export function latinSlug(name: string): string {
  const latin = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðþłıħ]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .replace(/\p{Pd}/gu, '-');
  return cut(slugify(latin));
}

/**
 * Suggests a slug for a name: the one of {@link slugify}, else the one of {@link latinSlug}. At most
 * {@link SLUG_MAX_LENGTH} characters. Empty where both are; the form then asks for a slug.
 */
export function suggestSlug(name: string): string {
  return cut(slugify(name)) || latinSlug(name);
}

function cut(slug: string): string {
  return slug.slice(0, SLUG_MAX_LENGTH).replace(/-+$/, '');
}
