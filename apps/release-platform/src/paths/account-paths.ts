import { queryOf, screenPath, type SitePaths } from '@countin/app-shell/paths';

export const accountPaths = {
  login: screenPath('/login', 'public', (query: { mode?: 'signup' | 'forgotten' | 'deleted'; back?: string } = {}) =>
    queryOf(query),
  ),
  settings: screenPath('/settings'),
  upgrade: screenPath('/upgrade'),
  sync: screenPath('/auth/sync', 'public'),
} as const satisfies SitePaths;
