import { generatePath } from 'react-router';

/** Every path of the signed-in product and its public neighbours: the pattern for the router, a builder for links. */
export const paths = {
  splash: { pattern: '/', to: () => '/' },
  login: {
    pattern: '/login',
    to: ({ mode, back }: { mode?: 'signup'; back?: string } = {}) => withQuery('/login', { mode, back }),
  },
  privacy: { pattern: '/privacy', to: () => '/privacy' },
  terms: { pattern: '/terms', to: () => '/terms' },
  dashboard: { pattern: '/dashboard', to: () => '/dashboard' },
  collection: { pattern: '/collection', to: () => '/collection' },
  artist: { pattern: '/artist/:artistId', to: (artistId: string) => generatePath('/artist/:artistId', { artistId }) },
  products: {
    pattern: '/artist/:artistId/products',
    to: (artistId: string) => generatePath('/artist/:artistId/products', { artistId }),
  },
  product: {
    pattern: '/artist/:artistId/products/:productId',
    to: (artistId: string, productId: string, section?: string) =>
      generatePath('/artist/:artistId/products/:productId', { artistId, productId }) + (section ? `#${section}` : ''),
  },
  productLinks: {
    pattern: '/artist/:artistId/products/:productId/links',
    to: (artistId: string, productId: string) =>
      generatePath('/artist/:artistId/products/:productId/links', { artistId, productId }),
  },
  signups: {
    pattern: '/artist/:artistId/signups',
    to: (artistId: string) => generatePath('/artist/:artistId/signups', { artistId }),
  },
  label: { pattern: '/label/:labelId', to: (labelId: string) => generatePath('/label/:labelId', { labelId }) },
} as const;

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
