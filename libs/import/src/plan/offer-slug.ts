import { productSlugError, slugWithEnding, suggestSlug } from '@countin/slug';

/** Numbers that are tried before a row has to name an address of its own. */
const NUMBERED = 99;

/** An address for a new release. */
export interface OfferedSlug {
  readonly slug: string;
  /** The wanted one is taken, so this one has a number: somebody has to agree. */
  readonly numbered: boolean;
}

/** What a slug is made from. */
interface SlugWish {
  /** The address that the file names; null if it names none. */
  readonly wanted: string | null;
  readonly title: string;
  readonly upc: string;
}

/**
 * A free slug for a new release: the wanted one, or the one that its title suggests, else with a number. A title that
 * has none, as many in other scripts, gives `release-{upc}` or `release`. Null if none is free.
 */
export function offerSlug({ wanted, title, upc }: SlugWish, isTaken: (slug: string) => boolean): OfferedSlug | null {
  const suggested = wanted ?? suggestSlug(title);
  const usable = productSlugError(suggested) === null;
  const untitled = upc === '' ? 'release' : `release-${upc}`;
  const plain = usable ? suggested : untitled;
  for (let number = 1; number <= NUMBERED; number += 1) {
    const slug = number === 1 ? plain : slugWithEnding(plain, String(number));
    if (productSlugError(slug) === null && !isTaken(slug)) return { slug, numbered: number > 1 && usable };
  }
  return null;
}
