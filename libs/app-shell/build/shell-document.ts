import type { PublicConfig } from '@countin/domain/deployment';
import { themeBoot, type Site } from '@countin/theme';
import type { Plugin } from 'vite';
import { developmentPort } from './development-server.ts';

/** Data that the host would write into a page, here for local development. */
function localConfig(): PublicConfig {
  const at = (...[name]: Parameters<typeof developmentPort>) => `http://127.0.0.1:${developmentPort(name)}`;
  return {
    sites: {
      main: 'countin.localhost',
      fourtrack: '4track.localhost',
      short: 'cnt.localhost',
      scheme: 'http',
      port: developmentPort('main'),
    },
    firebase: { projectId: 'demo-countin', apiKey: 'local', storageBucket: 'demo-countin.appspot.com' },
    emulators: { auth: at('auth'), firestore: at('firestore'), functions: at('functions'), storage: at('storage') },
  };
}

/** Puts the theme's boot script into an application's page, and in development the configuration too. */
export function shellDocument(site: Site): Plugin {
  let developing = false;
  return {
    name: 'shell-document',
    configResolved(config) {
      developing = config.command === 'serve';
    },
    transformIndexHtml(html) {
      const themed = html.replace('<!--theme-boot-->', () => `<script>${themeBoot(site)}</script>`);
      return developing ? themed.replace('id="config">', () => `id="config">${JSON.stringify(localConfig())}`) : themed;
    },
  };
}
