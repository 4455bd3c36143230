import { captureSyncRequest, type CapturedSyncRequest } from '@countin/auth-sync/browser';
import { SITE_TITLES } from '@countin/cross-site-sign-in';
import {
  connectFirebase,
  createQueryClient,
  DataAccessProvider,
  whenIdle,
  type DataAccess,
} from '@countin/data/access';
import { AuthSyncProvider, connectAuthSync } from '@countin/data/cross-site-sign-in';
import { SessionProvider } from '@countin/data/session';
import { DeploymentRecovery } from '@countin/deployment-recovery';
import type { PublicConfig, Sites } from '@countin/domain/deployment';
import { SCRIPT_PATHS } from '@countin/domain/urls';
import { chosenLanguages, keepLanguage, pageLanguage } from '@countin/i18n';
import { carryLanguage } from '@countin/i18n/carry-language';
import { followLanguage, startI18n } from '@countin/i18n/react';
import { reportCaughtError } from '@countin/screen-kit/loading';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, type DataRouter } from 'react-router';
import type { RouterParts } from './feature.ts';
import { TEXTS_ATTRIBUTE } from './preload-screen.ts';
import { readRuntimeConfig } from './runtime-config.ts';
import { SitesProvider } from './sites-context.tsx';
import { showStartFailure } from './start-failure.ts';
import { actAsSyncFrame, type EnteredUser, type SyncFrame } from './sync-frame.ts';

/** Pause in requests after which code of further screens may load, milliseconds. */
const SHORTLY_MS = 300;

/** Start of a site: its router, and what it caches about the signed-in user. */
export interface SiteStart {
  /** Its part as a frame of the other site, for browsers that do not say so in their request. */
  readonly frame: SyncFrame;
  readonly createRouter: (parts: RouterParts) => DataRouter;
  /** Caches a user that enters through cross-site sign-in. */
  readonly onEntered?: (access: DataAccess, user: EnteredUser) => Promise<void> | void;
  /** Shown while the first screen loads. */
  readonly loading?: ReactNode;
  /** Texts of screens that are one press away from the first, loaded after it. */
  readonly nextTexts?: readonly string[];
  /** Patterns of screens that are one press away from a screen, by its pattern. Their code loads ahead as well. */
  readonly nextScreens?: (pattern: string) => readonly string[];
}

/** Starts a site in `#root`. If that fails, the page shows the cause. */
export function startSite(site: SiteStart): void {
  const syncRequest = captureSyncRequest(window);
  void start(site, syncRequest, document.getElementById('root'));
}

/** The caller does not await it: chunks that import the entry module would wait for it, and it for them. */
async function start(site: SiteStart, syncRequest: CapturedSyncRequest | null, root: HTMLElement | null) {
  if (!root) throw new Error('The page has no #root');
  try {
    await renderSite(site, root, readRuntimeConfig(document), syncRequest);
  } catch (error) {
    console.error(error);
    showStartFailure(root, SITE_TITLES[site.frame.site], error);
  }
}

/**
 * Connects the site to its services and renders it.
 *
 * @param syncRequest sync request that the document was opened with; in a frame of the other site nothing is rendered
 */
async function renderSite(
  { frame, createRouter, onEntered, loading, nextTexts = [], nextScreens }: SiteStart,
  root: HTMLElement,
  config: PublicConfig,
  syncRequest: CapturedSyncRequest | null,
): Promise<void> {
  if (syncRequest?.place === 'frame') return actAsSyncFrame(frame, config, syncRequest);
  const { site } = frame;
  const access = connectFirebase(config);
  const queryClient = createQueryClient();
  const left = () => {
    frame.onLeft();
    queryClient.clear();
    access.store.forget();
  };
  const sync = connectAuthSync(access, {
    site,
    sites: config.sites,
    window,
    whenIdle: (act) => whenIdle(window, queryClient, act),
    entered: (user) => onEntered?.(access, user),
    left,
  });
  carryLanguage(window, {
    chosen: () => chosenLanguages(window).cookie,
    keep: (language) => keepLanguage(document, language),
    isOwn: (link) => isOwn(link, config.sites),
  });
  const i18n = await startI18n(pageLanguage(window));
  followLanguage(i18n, document.documentElement);
  const { [TEXTS_ATTRIBUTE]: texts } = document.documentElement.dataset;
  if (texts) void i18n.loadNamespaces(texts.split(' '));
  const router = createRouter({ access, client: queryClient, sync, syncRequest });
  sync.keepChecking();
  const prepare = () =>
    import('./prepare-screens.ts').then(
      ({ prepareScreens }) => prepareScreens({ window, router, i18n, texts: nextTexts, next: nextScreens }),
      // Without it, screens load when they are opened.
      () => undefined,
    );
  whenIdle(window, queryClient, () => void prepare(), { quietMs: SHORTLY_MS });
  createRoot(root, { onCaughtError: reportCaughtError }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <DataAccessProvider access={access}>
          <SessionProvider onLeft={left}>
            <AuthSyncProvider sync={sync}>
              <SitesProvider sites={config.sites}>
                <Suspense fallback={loading}>
                  <RouterProvider router={router} />
                  <DeploymentRecovery router={router} site={SITE_TITLES[site]} />
                </Suspense>
              </SitesProvider>
            </AuthSyncProvider>
          </SessionProvider>
        </DataAccessProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Whether a link leads to a public page or screen of the product. With the cross-site sign-in, the account has the language. */
function isOwn({ hostname, pathname }: HTMLAnchorElement, { main, fourtrack, short }: Sites): boolean {
  if (pathname === SCRIPT_PATHS.crossSiteSignIn) return false;
  return [main, fourtrack, short].includes(hostname) || hostname.endsWith(`.${short}`);
}
