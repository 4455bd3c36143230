const below = (parent: string, ...screens: readonly string[]): readonly string[] => [
  parent,
  ...screens.map((screen) => `${parent}/${screen}`),
];

/**
 * Screens of an artist, a release and a label in their order, as paths of the specification. Those without a screen are
 * not shown.
 */
export const SECTION_MENUS = {
  artist: below(
    '/artist/:artistId',
    'page',
    'products',
    'medley',
    'photos',
    'release-planner',
    'signups',
    'campaigns',
    'analysis',
    'publicity',
    'settings',
  ),
  release: below('/artist/:artistId/products/:productId', 'links', 'release-page', 'text'),
  label: below('/label/:labelId', 'page', 'branding', 'feed-settings', 'feed'),
} as const;

/** One of {@link SECTION_MENUS}. */
export type SectionMenu = keyof typeof SECTION_MENUS;
