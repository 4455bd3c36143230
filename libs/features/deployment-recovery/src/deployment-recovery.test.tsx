import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { DeploymentRecovery } from './deployment-recovery.tsx';
import { lazyImport } from './lazy-import.ts';
import type { NavigatingRouter } from './tab-recovery.ts';

afterEach(() => vi.unstubAllGlobals());

it('a tab is watched before the texts of its notice have loaded', async () => {
  const requested = vi.fn<(namespace: string) => void>();
  const i18n = i18next.createInstance();
  await i18n
    .use({
      type: 'backend',
      init: () => undefined,
      // Never answers.
      read: (_language: string, namespace: string) => requested(namespace),
    })
    .use(initReactI18next)
    .init({ lng: 'en', ns: [], partialBundledLanguages: true, react: { useSuspense: true } });
  const fetchSite = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetchSite);
  const router = { state: { navigation: {} } } as unknown as NavigatingRouter;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>
        <DeploymentRecovery router={router} site="Countin" />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(requested).toHaveBeenCalledWith('reload'), { timeout: 5000 });
  await expect(lazyImport(() => Promise.reject(new TypeError('gone')))()).rejects.toThrow('gone');
  expect(fetchSite).toHaveBeenCalledOnce();
});
