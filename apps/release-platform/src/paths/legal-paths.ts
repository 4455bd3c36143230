import type { SitePaths } from '@countin/app-shell/paths';

export const legalPaths = {
  privacy: { pattern: '/privacy', access: 'public', to: () => '/privacy' },
  terms: { pattern: '/terms', access: 'public', to: () => '/terms' },
} as const satisfies SitePaths;
