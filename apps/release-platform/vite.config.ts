import { join } from 'node:path';
import { leanFirebaseAuth } from '@countin/data/bundling';
import { appShell } from '@countin/public-pages/app-shell';
import { browserTargets } from '@countin/public-pages/browser-targets';
import { developmentServer } from '@countin/public-pages/development-server';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cachedGreeting } from './build/cached-greeting.ts';
import { FIRST_SCREEN, FIRST_TEXTS } from './build/first-screen.ts';

/** The start page, fans' pages, covers and the server's clock come from the host. */
const FROM_HOST = ['^/(?:\\?.*)?$', '^/release/', '^/r/', '^/covers/', '^/images/', '^/time$', '^/assets/page-script-'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), appShell('countin'), cachedGreeting(), leanFirebaseAuth()],
  // Texts are asked for whole: a name for each of their keys would only be written twice.
  json: { namedExports: false },
  server: developmentServer('countin', FROM_HOST),
  build: {
    outDir: join(import.meta.dirname, '../../dist/apps/release-platform/browser'),
    emptyOutDir: true,
    manifest: true,
    target: browserTargets('applications'),
    cssTarget: browserTargets('applications'),
    // Browsers of that age preload by themselves, but for a few that then only ask a little later.
    modulePreload: { polyfill: false },
    // Inlined pictures and fonts could not be kept by browsers.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Modules of the start script, of the first screen and of its texts are one file each: that packs better
            // than thirty small ones. Every other screen splits by itself.
            { name: 'core', tags: ['$initial'], priority: 2 },
            { name: 'first-screen', test: FIRST_SCREEN, priority: 1 },
            { name: (id) => `texts-${FIRST_TEXTS.exec(id)?.[1]}`, test: FIRST_TEXTS, priority: 1 },
          ],
        },
      },
    },
  },
});
