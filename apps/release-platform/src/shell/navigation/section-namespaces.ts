/** Namespaces of texts that the overviews of artists and labels use. They are one file for each language. */
export const SECTION_NAMESPACES = ['release-lists', 'palette', 'agreements', 'today', 'profile-settings'] as const;

/** Namespaces of texts that editors need before their fields can be used. They are one file for each language, and load ahead. */
export const EDITOR_NAMESPACES = [
  'autosave',
  'release-editor',
  'release-detail',
  'credits',
  'picture-upload',
  'release-look',
  'release-texts',
  'profile-editor',
  'artist-editor',
  'label-editor',
  'product-links',
  'identifiers',
  'photos',
  'medley-editor',
] as const;
