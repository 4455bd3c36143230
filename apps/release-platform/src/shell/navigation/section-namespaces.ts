/** Namespaces of texts that the overviews of artists and labels use. They are one file for each language. */
export const SECTION_NAMESPACES = ['release-lists', 'palette', 'agreements', 'today', 'profile-settings'] as const;
