import { appBuild, EARLY_PART } from '@countin/app-shell/build';
import { defineConfig } from 'vite';
import { paths } from './src/paths/paths.ts';

export default defineConfig(
  appBuild({
    site: 'fourtrack',
    root: import.meta.dirname,
    // Artists' pages and the start page.
    fromHost: ['^/(?!(?:login|signup)(?:[/?]|$))[A-Za-z0-9-]*/?(?:\\?.*)?$'],
    preload: { paths, also: { collection: /[\\/]data[\\/]src[\\/]access[\\/]function-caller\./ } },
    // The start script is one file: it packs better than thirty.
    own: {
      build: {
        rollupOptions: { output: { codeSplitting: { groups: [EARLY_PART, { name: 'core', tags: ['$initial'] }] } } },
      },
    },
  }),
);
