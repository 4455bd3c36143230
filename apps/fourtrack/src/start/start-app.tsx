import { connectFirebase, createQueryClient, DataAccessProvider, SessionProvider } from '@countin/data';
import type { PublicConfig } from '@countin/domain';
import { chooseLanguage, LANGUAGE_COOKIE } from '@countin/i18n';
import { followLanguage, startI18n } from '@countin/i18n/react';
import { createThemeSetter } from '@countin/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { OriginsProvider } from '../navigation/origins-context.tsx';
import { createAppRouter } from '../router.tsx';
import { openStorage } from './open-storage.ts';

/** Builds 4track's application around its configuration and shows it. */
export async function startApp(root: HTMLElement, config: PublicConfig): Promise<void> {
  createThemeSetter('fourtrack', window);
  const access = connectFirebase(config);
  const i18n = await startI18n(languageOf(window));
  followLanguage(i18n, document.documentElement);
  const router = createAppRouter(access, openStorage(window));
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <DataAccessProvider access={access}>
          <SessionProvider>
            <OriginsProvider sites={config.sites}>
              <Suspense>
                <RouterProvider router={router} />
              </Suspense>
            </OriginsProvider>
          </SessionProvider>
        </DataAccessProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

function languageOf({ location, document, navigator }: Window) {
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return chooseLanguage({ query: new URLSearchParams(location.search).get('lang'), cookie, acceptLanguage: navigator.languages.join(',') });
}
