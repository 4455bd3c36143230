import { basename, join } from 'node:path';
import { leanLibraries } from '@countin/data/bundling';
import { browserTargets } from '@countin/public-pages/browser-targets';
import type { Site } from '@countin/theme';
import react from '@vitejs/plugin-react';
import { mergeConfig, type UserConfig } from 'vite';
import { developmentServer } from './development-server.ts';
import { preloadScreens, type PreloadedScreens } from './preload-screens.ts';
import { shellDocument } from './shell-document.ts';
import { siteTexts } from './site-texts.ts';

export { EARLY_PART } from './early-part.ts';

interface AppBuild {
  readonly site: Site;
  /** Folder of the app; its name is that of the build in `dist/apps`. */
  readonly root: string;
  /** Paths, as regular expressions, that the host serves during development. */
  readonly fromHost: readonly string[];
  /** How its screens' files are found, to load them beside the start script. */
  readonly preload: PreloadedScreens;
  /** Configuration of this app alone. */
  readonly own?: UserConfig;
}

/** Document of the hidden frame; the host answers with it. */
const SYNC_FRAME_DOCUMENT = 'sync-frame.html';
/** Parts of the data access that no frame needs; they load with the first live read or upload. */
const NOT_IN_FRAMES = /\/(?:firestore|storage|webchannel-wrapper)\/|\/data\/src\/live\/|\/file-store\.ts/;
/** Requests that the host serves for both sites. */
const FROM_HOST = ['^/release/', '^/r/', '^/covers/', '^/images/', '^/assets/page-script-', '^/assets/heading-'];

/** Folder of a build's files that browsers load. */
const browserFolder = (root: string) => join(root, '../../dist/apps', basename(root), 'browser');

/** Vite configuration of an app: what both apps build alike, merged with its own. */
export function appBuild({ site, root, fromHost, preload, own = {} }: AppBuild): UserConfig {
  const common: UserConfig = {
    root,
    plugins: [react(), shellDocument(site), leanLibraries(), siteTexts(site), preloadScreens(preload)],
    // Texts are imported as a whole: an export for each of their keys would only repeat the keys.
    json: { namedExports: false },
    server: developmentServer(site, [...fromHost, ...FROM_HOST]),
    // Workers share parts, which only modules can.
    worker: { format: 'es' },
    build: {
      outDir: browserFolder(root),
      emptyOutDir: true,
      manifest: true,
      target: browserTargets('applications'),
      cssTarget: browserTargets('applications'),
      // Browsers cannot cache inlined pictures and fonts.
      assetsInlineLimit: 0,
      // Browsers of that target preload modules by themselves, but for a few that then request them a little later.
      modulePreload: { polyfill: false },
    },
  };
  return mergeConfig(common, own);
}

/**
 * Vite configuration of an app's hidden frame on the other site, after the app's own build. One script, as it has
 * two seconds, and none that the application shares, which would split its start script.
 */
export function syncFrameBuild({ site, root }: Pick<AppBuild, 'site' | 'root'>): UserConfig {
  return {
    root,
    publicDir: false,
    plugins: [shellDocument(site), leanLibraries()],
    build: {
      outDir: browserFolder(root),
      emptyOutDir: false,
      manifest: '.vite/sync-frame.json',
      target: browserTargets('applications'),
      modulePreload: false,
      rollupOptions: {
        input: join(root, SYNC_FRAME_DOCUMENT),
        output: { codeSplitting: { groups: [{ name: 'sync-frame', test: (id) => !NOT_IN_FRAMES.test(id) }] } },
      },
    },
  };
}
