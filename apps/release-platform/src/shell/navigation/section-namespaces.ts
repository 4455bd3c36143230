/** Namespaces of texts that the overviews of artists and labels use. They are one file for each language. */
export const SECTION_NAMESPACES = ['release-lists', 'palette', 'agreements', 'today', 'profile-settings'] as const;

/** Namespaces of texts that editors need before their fields can be used. They load ahead of the first editor. */
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
] as const;
