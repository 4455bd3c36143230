import { join } from 'node:path';
import type { PublicConfig } from '@countin/domain';
import { leanFirestoreLite } from '@countin/data/bundling';
import { themeBoot } from '@countin/theme';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What the host would write into the page; here for development on this machine. */
const LOCAL_CONFIG: PublicConfig = {
  sites: { main: 'countin.localhost', fourtrack: '4track.localhost', short: 'cnt.localhost', scheme: 'http', port: 5173 },
  firebase: { projectId: 'demo-countin', apiKey: 'local', storageBucket: 'demo-countin.appspot.com' },
  emulators: {
    auth: 'http://127.0.0.1:9099', firestore: 'http://127.0.0.1:8085', functions: 'http://127.0.0.1:5001', storage: 'http://127.0.0.1:9199',
  },
};

/** Puts the theme's boot script into the page, and in development the configuration too. */
function shell(): Plugin {
  let developing = false;
  return {
    name: 'fourtrack-shell',
    configResolved(config) {
      developing = config.command === 'serve';
    },
    transformIndexHtml(html) {
      const themed = html.replace('<!--theme-boot-->', () => `<script>${themeBoot('fourtrack')}</script>`);
      return developing ? themed.replace('id="config">', () => `id="config">${JSON.stringify(LOCAL_CONFIG)}`) : themed;
    },
  };
}

const host = process.env['HOST_URL'] ?? 'http://127.0.0.1:8080';
/** Artists' pages and the start page, drawn covers, releases and the server's clock come from the host. */
const FROM_HOST = ['^/(?!(?:login|signup)(?:[/?]|$))[A-Za-z0-9-]*/?(?:\\?.*)?$', '^/release/', '^/r/', '^/covers/', '^/images/', '^/assets/enhance-'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), shell(), leanFirestoreLite()],
  server: {
    port: 5174,
    strictPort: true,
    allowedHosts: ['.localhost'],
    // The Host header stays, since the host reads the site from it.
    proxy: Object.fromEntries(FROM_HOST.map((path) => [path, { target: host, changeOrigin: false }])),
  },
  build: {
    outDir: join(import.meta.dirname, '../../dist/apps/fourtrack/browser'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Inlined pictures and fonts could not be kept by browsers.
    assetsInlineLimit: 0,
  },
});
