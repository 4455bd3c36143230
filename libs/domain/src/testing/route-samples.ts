/** A route of the specification (section 2), with its access. */
export interface RouteSample {
  /** Path pattern with parameters in braces, such as `/artist/{artistId}`. */
  readonly path: string;
  /** `subdomain` is public on subdomains of the short domain, and redirects to `/` on all other hosts. */
  readonly access: 'public' | 'signed-in' | 'admin' | 'subdomain';
  /** Whether a screen exists. A path without one is guarded as well. */
  readonly screen: boolean;
  /** Redirect target of a path without a screen, for users with access; `/` by default. */
  readonly instead?: string;
}

const all = (
  access: RouteSample['access'],
  screen: boolean,
  paths: readonly string[],
  instead?: string,
): readonly RouteSample[] =>
  paths.map((path) => ({ path, access, screen, ...(instead === undefined ? {} : { instead }) }));

/** Both route tables of the specification. Shared by tests of paths, routers and browsers. */
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
