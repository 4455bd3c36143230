import type { CapturedSyncRequest } from '@countin/auth-sync/browser';
import { connectFirebase, createQueryClient, DataAccessProvider, whenIdle } from '@countin/data/access';
import { AuthSyncProvider, connectAuthSync } from '@countin/data/cross-site-sign-in';
import { SessionProvider } from '@countin/data/session';
import type { PublicConfig } from '@countin/domain/deployment';
import { pageLanguage } from '@countin/i18n';
import { followLanguage, startI18n } from '@countin/i18n/react';
import { DeploymentRecovery } from '@countin/deployment-recovery';
import { reportCaughtError } from '@countin/screen-kit/loading';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { SitesProvider } from '@countin/app-shell';
import { createAppRouter } from './router.tsx';
import { forgetGreeting } from '../shell/cached-greeting/cached-greeting.ts';
import { StartingUp } from '../shell/frame/starting-up.tsx';

/**
 * Builds the product around its configuration and shows it.
 *
 * @param syncRequest what the document was opened for, if that is `/auth/sync`; nothing is shown in the other site's frame
 */
export async function startApp(
  root: HTMLElement,
  config: PublicConfig,
  syncRequest: CapturedSyncRequest | null,
): Promise<void> {
  const access = connectFirebase(config);
  const queryClient = createQueryClient();
  const left = () => {
    forgetGreeting(() => window.localStorage);
    queryClient.clear();
  };
  const sync = connectAuthSync(access, {
    site: 'countin',
    sites: config.sites,
    window,
    whenIdle: (act) => whenIdle(window, queryClient, act),
    entered: () => undefined,
    left,
  });
  if (syncRequest?.place === 'frame') return sync.actInFrame(window, syncRequest.search);
  const i18n = await startI18n(pageLanguage(window));
  followLanguage(i18n, document.documentElement);
  const router = createAppRouter({ access, sync, syncRequest, client: queryClient });
  sync.keepChecking();
  createRoot(root, { onCaughtError: reportCaughtError }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <DataAccessProvider access={access}>
          <SessionProvider onLeft={left}>
            <AuthSyncProvider sync={sync}>
              <SitesProvider sites={config.sites}>
                <Suspense fallback={<StartingUp />}>
                  <RouterProvider router={router} />
                  <DeploymentRecovery router={router} site="Countin" />
                </Suspense>
              </SitesProvider>
            </AuthSyncProvider>
          </SessionProvider>
        </DataAccessProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
