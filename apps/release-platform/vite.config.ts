import { appBuild } from '@countin/app-shell/build';
import { defineConfig } from 'vite';
import { cachedGreeting } from './build/cached-greeting.ts';
import { FIRST_SCREEN, FIRST_TEXTS } from './build/first-screen.ts';

export default defineConfig(
  appBuild({
    site: 'countin',
    root: import.meta.dirname,
    // The start page, and the server's clock.
    fromHost: ['^/(?:\\?.*)?$', '^/time$'],
    own: {
      plugins: [cachedGreeting()],
      build: {
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
    },
  }),
);
