import type { PublicConfig } from '@countin/domain';
import { themeBoot, type Site } from '@countin/theme';
import type { Plugin } from 'vite';

/** What the host would write into a page; here for development on this machine. */
const LOCAL_CONFIG: PublicConfig = {
  sites: { main: 'countin.localhost', fourtrack: '4track.localhost', short: 'cnt.localhost', scheme: 'http', port: 5173 },
  firebase: { projectId: 'demo-countin', apiKey: 'local', storageBucket: 'demo-countin.appspot.com' },
  emulators: {
    auth: 'http://127.0.0.1:9099', firestore: 'http://127.0.0.1:8085', functions: 'http://127.0.0.1:5001', storage: 'http://127.0.0.1:9199',
  },
};

/** Puts the theme's boot script into an application's page, and in development the configuration too. */
export function appShell(site: Site): Plugin {
  let developing = false;
  return {
    name: 'app-shell',
    configResolved(config) {
      developing = config.command === 'serve';
    },
    transformIndexHtml(html) {
      const themed = html.replace('<!--theme-boot-->', () => `<script>${themeBoot(site)}</script>`);
      return developing ? themed.replace('id="config">', () => `id="config">${JSON.stringify(LOCAL_CONFIG)}`) : themed;
    },
  };
}
