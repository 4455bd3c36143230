import { join } from 'node:path';
import { leanFirebaseAuth } from '@countin/data/bundling';
import { appShell } from '@countin/public-pages/app-shell';
import { browserTargets } from '@countin/public-pages/browser-targets';
import { developmentServer } from '@countin/public-pages/development-server';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Artists' pages and the start page, drawn covers, releases and the server's clock come from the host. */
const FROM_HOST = [
  '^/(?!(?:login|signup)(?:[/?]|$))[A-Za-z0-9-]*/?(?:\\?.*)?$',
  '^/release/',
  '^/r/',
  '^/covers/',
  '^/images/',
  '^/assets/page-script-',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), appShell('fourtrack'), leanFirebaseAuth()],
  // Texts are asked for whole: a name for each of their keys would only be written twice.
  json: { namedExports: false },
  server: developmentServer('fourtrack', FROM_HOST),
  build: {
    outDir: join(import.meta.dirname, '../../dist/apps/fourtrack/browser'),
    emptyOutDir: true,
    manifest: true,
    target: browserTargets('applications'),
    cssTarget: browserTargets('applications'),
    // Inlined pictures and fonts could not be kept by browsers.
    assetsInlineLimit: 0,
  },
});
