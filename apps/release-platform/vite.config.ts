import { join } from 'node:path';
import { leanFirebaseAuth, leanFirestoreLite } from '@countin/data/bundling';
import { appShell } from '@countin/public-pages/app-shell';
import { developmentServer } from '@countin/public-pages/development-server';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstSight } from './build/first-sight.ts';
import { FIRST_TEXTS } from './build/first-texts.ts';

/** The start page, fans' pages, covers and the server's clock come from the host. */
const FROM_HOST = ['^/(?:\\?.*)?$', '^/release/', '^/r/', '^/covers/', '^/images/', '^/time$', '^/assets/enhance-'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), appShell('countin'), firstSight(), leanFirebaseAuth(), leanFirestoreLite()],
  // Texts are asked for whole: a name for each of their keys would only be written twice.
  json: { namedExports: false },
  server: developmentServer('countin', FROM_HOST),
  build: {
    outDir: join(import.meta.dirname, '../../dist/apps/release-platform/browser'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Browsers of that age preload by themselves, but for a few that then only ask a little later.
    modulePreload: { polyfill: false },
    // Inlined pictures and fonts could not be kept by browsers.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs is one file: it packs better than thirty small ones.
            { name: 'core', tags: ['$initial'], priority: 3 },
            // What most screens share. Dialogs, menus and lists to sort bring React Aria along, callables their schemas, and
            // forms are few: they stay with those that need them.
            {
              name: 'parts',
              test: /[\\/](?:apps(?![\\/]release-platform[\\/]src[\\/]shell[\\/]errors[\\/])|libs(?![\\/](?:ui[\\/]src[\\/](?:action-menu|combo-box-field|copy-button|dialog|sortable-list|field|text-field)|(?:domain|data)[\\/]src[\\/](?:(?:account-|admin-|fan-)?callables|audit-entry|directory-entry|medley|country|access[\\/]call-operation))\.)|lucide-react[\\/]dist[\\/]esm(?![\\/]icons[\\/](?:copy|trash|x|chevron-down)\.))[\\/]/,
              minShareCount: 5,
              priority: 1,
            },
            // What the dashboard is made of, and lists of releases with it: one file each for its code and its texts.
            {
              name: 'dashboard',
              test: /release-platform[\\/]src[\\/](?:features[\\/]dashboard[\\/](?!profile-dialog)|shell[\\/](?:fans|releases)[\\/]|shell[\\/]profiles[\\/]profile-picture|shell[\\/]hooks[\\/]own-zone)|data[\\/]src[\\/](?:profiles[\\/]list-my-artists|signups[\\/](?:fan-week|list-signups|new-signups))\.|esm[\\/]icons[\\/]plus\./,
              priority: 2,
            },
            { name: (id) => `texts-${FIRST_TEXTS.exec(id)?.[1]}`, test: FIRST_TEXTS, priority: 2 },
          ],
        },
      },
    },
  },
});
