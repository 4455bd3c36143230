import { appBuild } from '@countin/app-shell/build';
import { defineConfig } from 'vite';
import { cachedGreeting } from './build/cached-greeting.ts';
import { FIRST_TEXTS } from './build/first-screen.ts';
import { CACHED_GREETING_KEY } from './src/shell/cached-greeting/cached-greeting.ts';
import { paths } from './src/paths/paths.ts';
import { LAYOUTS, SHARED_FILES, SHOWN_PARTS } from './build/shared-parts.ts';

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
              groups: SHARED_FILES,
            },
          },
        },
      },
    },
  }),
);
