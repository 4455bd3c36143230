import type { CapturedSyncRequest } from '@countin/auth-sync/browser';
import { connectFirebase, createQueryClient, DataAccessProvider, whenIdle } from '@countin/data/access';
import { AuthSyncProvider, connectAuthSync } from '@countin/data/cross-site-sign-in';
import { SessionProvider } from '@countin/data/session';
import type { PublicConfig } from '@countin/domain/deployment';
import { pageLanguage } from '@countin/i18n';
import { followLanguage, startI18n } from '@countin/i18n/react';
import { DeploymentRecovery } from '@countin/deployment-recovery';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { SitesProvider } from '@countin/app-shell';
import { createAppRouter } from './router.tsx';
import { readPerson } from '../shell/session/enter-and-leave.ts';
import { calledBy, cacheDisplayName, forgetDisplayName } from '../shell/session/person-mark.ts';
import { openStorage } from '../shell/session/open-storage.ts';
import '../shell/frame/theme.ts';

/**
 * Builds 4track's application around its configuration and shows it.
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
  const storage = openStorage(window);
  // The other site takes its frame away after two seconds: there is no time to read more than the token has told.
  const framed = syncRequest?.place === 'frame';
  const left = () => {
    forgetDisplayName(storage);
    queryClient.clear();
  };
  const sync = connectAuthSync(access, {
    site: 'fourtrack',
    sites: config.sites,
    window,
    whenIdle: (act) => whenIdle(window, queryClient, act),
    entered: async (user) =>
      cacheDisplayName(
        storage,
        framed
          ? { name: calledBy(user.displayName, user.email), ownsArtist: false, pro: user.subscription === 'pro' }
          : await readPerson(access, user, user.displayName),
      ),
    left,
  });
  if (framed) return sync.actInFrame(window, syncRequest.search);
  const i18n = await startI18n(pageLanguage(window));
  followLanguage(i18n, document.documentElement);
  const router = createAppRouter({ access, sync, storage, syncRequest });
  sync.keepChecking();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <DataAccessProvider access={access}>
          <SessionProvider onLeft={left}>
            <AuthSyncProvider sync={sync}>
              <SitesProvider sites={config.sites}>
                <Suspense>
                  <RouterProvider router={router} />
                  <DeploymentRecovery router={router} site="4track" />
                </Suspense>
              </SitesProvider>
            </AuthSyncProvider>
          </SessionProvider>
        </DataAccessProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
