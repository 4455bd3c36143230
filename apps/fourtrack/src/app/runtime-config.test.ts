import { expect, it } from 'vitest';
import { readRuntimeConfig } from './runtime-config.ts';

const config = {
  sites: {
    main: 'countin.localhost',
    fourtrack: '4track.localhost',
    short: 'cnt.localhost',
    scheme: 'http',
    port: 5173,
  },
  firebase: { projectId: 'demo-countin', apiKey: 'local', storageBucket: 'demo-countin.appspot.com' },
  emulators: null,
};

function pageWith(content: string | null): Document {
  const page = document.implementation.createHTMLDocument();
  if (content !== null) page.body.innerHTML = `<script type="application/json" id="config">${content}</script>`;
  return page;
}

it('reads the configuration that the host wrote into the page', () => {
  expect(readRuntimeConfig(pageWith(JSON.stringify(config)))).toEqual(config);
});

it.each([
  [null, '#config is missing or empty'],
  ['', '#config is missing or empty'],
  ['{"sites":', '#config'],
  [JSON.stringify({ ...config, sites: { ...config.sites, scheme: 'ftp', port: 'x' } }), 'sites.scheme'],
])('refuses %s by name', (content, message) => {
  expect(() => readRuntimeConfig(pageWith(content))).toThrow(message);
});
