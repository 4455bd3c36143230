/** A path of a site as section 2 of the specification writes it, and what it leads to. */
export interface RouteSample {
  /** With parameters in braces, such as `/artist/{artistId}`. */
  readonly path: string;
  /** `subdomain` is public below the short domain, and leads to `/` everywhere else. */
  readonly access: 'public' | 'signed-in' | 'admin' | 'subdomain';
  /** Whether there is a screen; a path without one behaves as an unknown one. */
  readonly screen: boolean;
}

const all = (access: RouteSample['access'], screen: boolean, paths: readonly string[]): readonly RouteSample[] =>
  paths.map((path) => ({ path, access, screen }));

/** The specification's two tables of routes. For tests: of each site's paths, of its router, and in browsers. */
export const ROUTE_SAMPLES: Readonly<Record<'countin' | 'fourtrack', readonly RouteSample[]>> = {
  countin: [
    ...all('public', true, ['/', '/login', '/privacy', '/terms', '/release/{productId}', '/auth/sync']),
    ...all('signed-in', true, [
      '/collection', '/dashboard', '/settings', '/upgrade', '/label/{id}', '/artist/{id}', '/artist/{artistId}/products', '/artist/{artistId}/products/{productId}',
      '/artist/{artistId}/products/{productId}/links', '/artist/{artistId}/medley', '/artist/{artistId}/signups',
    ]),
    ...all('signed-in', false, [
      '/generator', '/bulk-links', '/publisher', '/label/{labelId}/feed-settings', '/label/{labelId}/branding', '/label/{labelId}/page', '/label/{labelId}/feed',
      '/artist/{artistId}/page', '/artist/{artistId}/analysis', '/artist/{artistId}/campaigns', '/artist/{artistId}/photos',
      '/artist/{artistId}/products/{productId}/release-page', '/artist/{artistId}/products/{productId}/text', '/artist/{artistId}/release-planner',
      '/artist/{artistId}/settings', '/artist/{artistId}/publicity',
    ]),
    ...all('admin', true, ['/admin']),
    ...all('admin', false, ['/admin/ai', '/admin/files']),
    ...all('subdomain', false, ['/feed', '/medley', '/medley-success']),
  ],
  fourtrack: [
    ...all('public', true, ['/', '/login', '/signup', '/auth/sync', '/{artistSlug}']),
    ...all('signed-in', true, ['/profile', '/studio', '/artist/create']),
    ...all('signed-in', false, ['/discover', '/collection', '/artist/{artistId}/medley']),
    ...all('admin', false, ['/admin', '/admin/ai', '/admin/files']),
  ],
};
