import { appBuild, EARLY_PART } from '@countin/app-shell/build';
import { defineConfig } from 'vite';
import { cachedGreeting } from './build/cached-greeting.ts';
import { FIRST_SCREEN, FIRST_TEXTS } from './build/first-screen.ts';
import { CACHED_GREETING_KEY } from './src/shell/cached-greeting/cached-greeting.ts';
import { paths } from './src/paths/paths.ts';
import {
  CONTROLS,
  EDITOR_PARTS,
  EDITOR_TEXTS,
  FORM_PARTS,
  LAYOUTS,
  SECTION_PARTS,
  SECTION_TEXTS,
  SHOWN_PARTS,
} from './build/shared-parts.ts';

export default defineConfig(
  appBuild({
    site: 'countin',
    root: import.meta.dirname,
    // The start page, and the server's clock.
    fromHost: ['^/(?:\\?.*)?$', '^/time$'],
    preload: { paths, layouts: LAYOUTS, also: SHOWN_PARTS, texts: FIRST_TEXTS, keys: [CACHED_GREETING_KEY] },
    own: {
      // Files whose names stay: the marks of services, which sheets of pages and editors name.
      publicDir: 'public',
      plugins: [cachedGreeting()],
      build: {
        rollupOptions: {
          output: {
            // The start script names two hundred files: short names pack smaller, and hashes of fewer signs.
            hashCharacters: 'hex',
            // A story waits for the texts of a reload, by their name.
            chunkFileNames: ({ name, facadeModuleId }) =>
              facadeModuleId?.endsWith('.json') && name !== 'reload'
                ? 'assets/t-[hash:7].js'
                : 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                // Modules of the start script, the first screen and its texts are one file each. That packs better than
                // thirty small ones, of which a slow network loads six at a time. So are the parts that the screens of
                // artists, releases and labels share. Every screen splits by itself.
                EARLY_PART,
                { name: 'core', tags: ['$initial'], priority: 3 },
                { name: 'first-screen', test: FIRST_SCREEN, priority: 2 },
                { name: (id) => `texts-${FIRST_TEXTS.exec(id)?.[1]}`, test: FIRST_TEXTS, priority: 2 },
                { name: (id) => `section-texts-${SECTION_TEXTS.exec(id)?.[1]}`, test: SECTION_TEXTS, priority: 2 },
                { name: (id) => `editor-texts-${EDITOR_TEXTS.exec(id)?.[1]}`, test: EDITOR_TEXTS, priority: 2 },
                { name: 'controls', test: CONTROLS, priority: 1 },
                { name: 'form-parts', test: FORM_PARTS, priority: 1 },
                { name: 'sections', test: SECTION_PARTS, priority: 1 },
                { name: 'editor-parts', test: EDITOR_PARTS },
              ],
            },
          },
        },
      },
    },
  }),
);
