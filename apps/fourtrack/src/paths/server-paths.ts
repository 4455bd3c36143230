import type { SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

/** Paths that the server renders. */
export const serverPaths = {
  home: { pattern: '/', access: 'public', to: () => '/' },
  artist: {
    pattern: '/:artistSlug',
    access: 'public',
    to: (artistSlug: string) => generatePath('/:artistSlug', { artistSlug }),
  },
} as const satisfies SitePaths;
