import { beforeEach, expect, test } from 'vitest';
import { ConfigError, readRuntimeConfig } from './runtime-config.ts';

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

beforeEach(() => document.body.replaceChildren());

function write(text: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'config';
  script.textContent = text;
  document.body.append(script);
}

test('a complete configuration is read', () => {
  write(JSON.stringify(config));
  expect(readRuntimeConfig(document)).toEqual(config);
});

test('every wrong key is named', () => {
  write(JSON.stringify({ ...config, sites: { ...config.sites, scheme: 'ftp', port: 0 } }));
  expect(() => readRuntimeConfig(document)).toThrow(/sites\.scheme.*sites\.port/);
});

test.each([
  ['', 'missing or empty'],
  ['<!--', 'not JSON'],
  ['{"sites":', '#config'],
])('a page without one says so: %j', (text, problem) => {
  write(text);
  expect(() => readRuntimeConfig(document)).toThrow(ConfigError);
  expect(() => readRuntimeConfig(document)).toThrow(problem);
});

test('a page without the element says so', () => {
  expect(() => readRuntimeConfig(document)).toThrow('#config: it is missing or empty');
});
