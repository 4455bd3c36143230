import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { ENVIRONMENT } from './testing/running-host.ts';

function errorCodesOf(environment: Record<string, string | undefined>): string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n');
  }
}

test('a local environment names the emulators and the public port', () => {
  const configuration = readConfiguration(ENVIRONMENT);
  expect(configuration.public.sites).toEqual({
    main: 'countin.localhost',
    fourtrack: '4track.localhost',
    short: 'cnt.localhost',
    scheme: 'http',
    port: 5173,
  });
  expect(configuration.functionsUrl).toBe('http://127.0.0.1:5001/demo-countin/us-central1');
  expect(configuration.objectsUrl).toBe('http://127.0.0.1:9199/v0/b/demo-countin.appspot.com/o');
  expect(configuration.trustedProxies).toBe(0);
});

test('a deployment calls its functions in the cloud', () => {
  const {
    AUTH_EMULATOR_URL: _a,
    FIRESTORE_EMULATOR_URL: _f,
    FUNCTIONS_EMULATOR_URL: _u,
    STORAGE_EMULATOR_URL: _o,
    PUBLIC_PORT: _p,
    PUBLIC_SCHEME: _s,
    ...cloud
  } = ENVIRONMENT;
  const configuration = readConfiguration({ ...cloud, PROJECT_ID: 'countin-prod', PORT: '9000', TRUSTED_PROXIES: '1' });
  expect(configuration.public.emulators).toBeNull();
  expect(configuration.public.sites).toMatchObject({ scheme: 'https', port: null });
  expect(configuration.functionsUrl).toBe('https://us-central1-countin-prod.cloudfunctions.net');
  expect(configuration.objectsUrl).toBe('https://firebasestorage.googleapis.com/v0/b/demo-countin.appspot.com/o');
  expect(configuration.listen).toEqual({ address: '127.0.0.1', ports: [9000] });
});

test('plain localhost is 4track on the configured port', () => {
  expect(readConfiguration({ ...ENVIRONMENT, LOCALHOST_FOURTRACK_PORT: '21174' }).public.sites.fourtrackPort).toBe(
    21_174,
  );
  expect(readConfiguration(ENVIRONMENT).public.sites.fourtrackPort).toBeUndefined();
  expect(() => readConfiguration({ ...ENVIRONMENT, LOCALHOST_FOURTRACK_PORT: 'x' })).toThrow(
    'LOCALHOST_FOURTRACK_PORT is not a port number',
  );
});

test('one process can listen on several ports', () => {
  expect(readConfiguration({ ...ENVIRONMENT, LISTEN_PORTS: '5173, 5174' }).listen.ports).toEqual([5173, 5174]);
});

test('an empty environment is refused with every key that it lacks', () => {
  expect(errorCodesOf({})).toEqual(
    [
      'PROJECT_ID',
      'MAIN_HOST',
      'FOURTRACK_HOST',
      'SHORT_HOST',
      'WEB_API_KEY',
      'STORAGE_BUCKET',
      'HOST_SIGNING_SECRET',
    ].map((key) => `${key} is missing`),
  );
});

test.each([
  ['MAIN_HOST', 'https://countin.fm', 'is not a host name (no scheme, port or path)'],
  ['PUBLIC_SCHEME', 'ftp', 'is neither http nor https'],
  ['PUBLIC_PORT', '70000', 'is not a port number'],
  ['LISTEN_PORTS', '5173,x', 'is not a port number'],
  ['HOST_SIGNING_SECRET', 'short', 'is shorter than 32 characters'],
  ['COUNTRY_HEADERS', 'cf-ipcountry; x', 'is not a list of header names'],
  ['TRUSTED_PROXIES', '-1', 'is not a number from 0 to 9'],
  ['AUTH_EMULATOR_URL', 'localhost', 'is not an address like http://127.0.0.1:9099'],
  ['STORAGE_BUCKET', 'gs://bucket/', 'is not the name of a bucket'],
  ['WATCH_BUILDS', 'yes', 'is neither true nor false'],
])('a wrong %s is named', (key, value, errorCode) => {
  expect(errorCodesOf({ ...ENVIRONMENT, [key]: value })).toEqual([`${key} ${errorCode}`]);
});

test('emulators are all there or none is', () => {
  expect(errorCodesOf({ ...ENVIRONMENT, AUTH_EMULATOR_URL: undefined })[0]).toContain('all four or none');
});
