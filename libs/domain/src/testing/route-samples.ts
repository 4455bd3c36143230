/** A path of a site as section 2 of the specification writes it, and what it leads to. */
export interface RouteSample {
  /** With parameters in braces, such as `/artist/{artistId}`. */
  readonly path: string;
  /** `subdomain` is public below the short domain, and leads to `/` everywhere else. */
  readonly access: 'public' | 'signed-in' | 'admin' | 'subdomain';
  /** Whether there is a screen. A path without one is guarded all the same. */
  readonly screen: boolean;
  /** Where a path without a screen leads people who may open it; without it to `/`. */
  readonly instead?: string;
}

const all = (
  access: RouteSample['access'],
  screen: boolean,
  paths: readonly string[],
  instead?: string,
): readonly RouteSample[] =>
  paths.map((path) => ({ path, access, screen, ...(instead === undefined ? {} : { instead }) }));

/** The specification's two tables of routes. For tests: of each site's paths, of its router, and in browsers. */
export const ROUTE_SAMPLES: Readonly<Record<'countin' | 'fourtrack', readonly RouteSample[]>> = {
  countin: [
    ...all('public', true, ['/', '/login', '/privacy', '/terms', '/release/{productId}', '/auth/sync']),
    ...all('signed-in', true, [
      '/collection',
      '/dashboard',
      '/settings',
      '/upgrade',
      '/label/{id}',
      '/artist/{id}',
      '/artist/{artistId}/products',
      '/artist/{artistId}/products/{productId}',
      '/artist/{artistId}/products/{productId}/links',
      '/artist/{artistId}/medley',
      '/artist/{artistId}/signups',
      '/artist/{artistId}/page',
      '/label/{labelId}/page',
    ]),
    ...all('signed-in', false, ['/generator', '/bulk-links', '/publisher'], '/dashboard'),
    ...all(
      'signed-in',
      false,
      ['/label/{labelId}/feed-settings', '/label/{labelId}/branding', '/label/{labelId}/feed'],
      '/label/{labelId}',
    ),
    ...all(
      'signed-in',
      false,
      [
        '/artist/{artistId}/analysis',
        '/artist/{artistId}/campaigns',
        '/artist/{artistId}/photos',
        '/artist/{artistId}/release-planner',
        '/artist/{artistId}/settings',
        '/artist/{artistId}/publicity',
      ],
      '/artist/{artistId}',
    ),
    ...all(
      'signed-in',
      false,
      ['/artist/{artistId}/products/{productId}/release-page', '/artist/{artistId}/products/{productId}/text'],
      '/artist/{artistId}/products/{productId}',
    ),
    ...all('admin', true, ['/admin']),
    ...all('admin', false, ['/admin/ai', '/admin/files'], '/admin'),
    ...all('subdomain', false, ['/feed', '/medley', '/medley-success']),
  ],
  fourtrack: [
    ...all('public', true, ['/', '/login', '/signup', '/auth/sync', '/{artistSlug}']),
    ...all('signed-in', true, ['/profile', '/studio', '/artist/create']),
    ...all('signed-in', false, ['/discover', '/collection']),
    ...all('signed-in', false, ['/artist/{artistId}/medley'], '/studio?artist={artistId}'),
    ...all('admin', false, ['/admin', '/admin/ai', '/admin/files']),
  ],
};
