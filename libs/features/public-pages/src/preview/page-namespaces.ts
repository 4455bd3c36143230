/** Namespaces of the texts on the pages that an editor previews. The server has all of them. */
export const PAGE_NAMESPACES = [
  'common',
  'artist',
  'bar',
  'collection',
  'credits',
  'errors',
  'genres',
  'home',
  'label',
  'medley',
  'receipt',
  'release',
  'signup',
] as const;
