import type { Feature } from '@countin/app-shell';
import { syncLoader } from '@countin/cross-site-sign-in';
import { Settings2 } from 'lucide-react';
import { accountPaths } from '../../paths/account-paths.ts';

export const accountRoutes: Feature = {
  screens: [
    {
      path: accountPaths.login,
      title: (query) => (query.get('mode') === 'signup' ? 'nav:titles.signup' : 'nav:titles.login'),
      lazy: () => import('./login-screen.tsx'),
    },
    {
      path: accountPaths.sync,
      title: 'nav:titles.sync',
      loader: ({ sync, syncRequest }) => syncLoader(sync, syncRequest),
      shouldRevalidate: () => false,
      lazy: () => import('./sync-screen.tsx'),
    },
    {
      path: accountPaths.settings,
      title: 'nav:titles.settings',
      icon: Settings2,
      lazy: () => import('./settings-screen.tsx'),
    },
    {
      path: accountPaths.upgrade,
      title: 'nav:titles.upgrade',
      linkedOnly: true,
      lazy: () => import('./upgrade-screen.tsx'),
    },
  ],
};
