import { basename, join } from 'node:path';
import { leanLibraries } from '@countin/data/bundling';
import { browserTargets } from '@countin/public-pages/browser-targets';
import type { Site } from '@countin/theme';
import react from '@vitejs/plugin-react';
import { mergeConfig, type UserConfig } from 'vite';
import { developmentServer } from './development-server.ts';
import { shellDocument } from './shell-document.ts';

interface AppBuild {
  readonly site: Site;
  /** Folder of the app; its name is that of the build in `dist/apps`. */
  readonly root: string;
  /** Paths, as regular expressions, that the host serves during development. */
  readonly fromHost: readonly string[];
  /** Configuration of this app alone. */
  readonly own?: UserConfig;
}

/** Requests that the host serves for both sites. */
const FROM_HOST = ['^/release/', '^/r/', '^/covers/', '^/images/', '^/assets/page-script-', '^/assets/heading-'];

/** Vite configuration of an app: what both apps build alike, merged with its own. */
export function appBuild({ site, root, fromHost, own = {} }: AppBuild): UserConfig {
  const common: UserConfig = {
    root,
    plugins: [react(), shellDocument(site), leanLibraries()],
    // Texts are imported as a whole: an export for each of their keys would only repeat the keys.
    json: { namedExports: false },
    server: developmentServer(site, [...fromHost, ...FROM_HOST]),
    // Workers share parts, which only modules can.
    worker: { format: 'es' },
    build: {
      outDir: join(root, '../../dist/apps', basename(root), 'browser'),
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
