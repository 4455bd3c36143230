import type { SitePaths } from '@countin/app-shell/paths';

export const createArtistPaths = {
  createArtist: { pattern: '/artist/create', access: 'signed-in', to: () => '/artist/create' },
} as const satisfies SitePaths;
