import { queryOf, screenPath, type SitePaths } from '@countin/app-shell/paths';

export const accountPaths = {
  login: screenPath('/login', 'public', (query: { mode?: 'forgotten' | 'deleted'; back?: string } = {}) =>
    queryOf(query),
  ),
  signup: screenPath('/signup', 'public', (query: { back?: string } = {}) => queryOf(query)),
  sync: screenPath('/auth/sync', 'public'),
  profile: screenPath('/profile'),
} as const satisfies SitePaths;
