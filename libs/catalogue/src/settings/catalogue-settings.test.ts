import { generateKeyPairSync } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { MemoryBudget } from '../budget/rate-budget.ts';
import { createCatalogues } from '../create-catalogues.ts';
import { CatalogueSettingsError, readCatalogueSettings } from './catalogue-settings.ts';

const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const SPOTIFY = { SPOTIFY_CLIENT_ID: 'id', SPOTIFY_CLIENT_SECRET: 'secret' };
const APPLE = { APPLE_MUSIC_TEAM_ID: 'team', APPLE_MUSIC_KEY_ID: 'key', APPLE_MUSIC_PRIVATE_KEY: pem };
const TIDAL = { TIDAL_CLIENT_ID: 'id', TIDAL_CLIENT_SECRET: 'secret' };
const CONTACT = { CATALOGUE_CONTACT: 'hello@countin.example' };
const SERVER = { CATALOGUE_SERVER_URL: 'http://127.0.0.1:8787/' };

test.each([
  ['nothing', {}, ['deezer', 'itunes']],
  ['empty values', { SPOTIFY_CLIENT_ID: '', CATALOGUE_SERVER_URL: '' }, ['deezer', 'itunes']],
  ['a contact', CONTACT, ['deezer', 'itunes', 'musicbrainz']],
  ['keys of Spotify', { ...SPOTIFY, ...CONTACT }, ['spotify', 'deezer', 'itunes', 'musicbrainz']],
  ['keys of Apple Music', { ...APPLE, ...CONTACT }, ['apple-music', 'deezer', 'musicbrainz']],
  [
    'all keys',
    { ...SPOTIFY, ...APPLE, ...TIDAL, ...CONTACT },
    ['spotify', 'apple-music', 'tidal', 'deezer', 'musicbrainz'],
  ],
  ['keys, and no services without keys', { ...TIDAL, ...CONTACT, CATALOGUE_KEYLESS: 'false' }, ['tidal']],
  ['nothing but the local server', SERVER, ['spotify', 'apple-music', 'tidal', 'deezer', 'musicbrainz']],
  ['keys and the local server', { ...SERVER, ...SPOTIFY }, ['spotify', 'deezer', 'itunes']],
])('with %s, the services are %s', (_, environment, requested) => {
  const ports = { budget: new MemoryBudget(Date.now), cache: null };
  const catalogues = createCatalogues(readCatalogueSettings(environment), ports);
  expect(catalogues.map(({ catalogue }) => catalogue)).toEqual(requested);
});

it('the example catalogue answers only where no keys are set', () => {
  expect(readCatalogueSettings(SERVER)).toMatchObject({ example: true });
  expect(readCatalogueSettings({ ...SERVER, ...TIDAL })).toMatchObject({ example: false });
  expect(readCatalogueSettings(SERVER).endpoints.deezer.api).toBe('http://127.0.0.1:8787/deezer');
});

it('a private key may be on one line', () => {
  const settings = readCatalogueSettings({ ...APPLE, APPLE_MUSIC_PRIVATE_KEY: pem.trim().replaceAll('\n', '\\n') });
  expect(settings.appleMusic?.privateKey).toBe(pem.trim());
});

test.each([
  [{ SPOTIFY_CLIENT_ID: 'id' }, 'SPOTIFY_CLIENT_SECRET is missing'],
  [{ ...APPLE, APPLE_MUSIC_TEAM_ID: '' }, 'APPLE_MUSIC_TEAM_ID is missing'],
  [{ ...APPLE, APPLE_MUSIC_PRIVATE_KEY: 'secret-text' }, 'APPLE_MUSIC_PRIVATE_KEY is no PKCS #8 key in PEM'],
  [{ TIDAL_CLIENT_SECRET: 'secret' }, 'TIDAL_CLIENT_ID is missing'],
  [{ CATALOGUE_SERVER_URL: 'local' }, 'CATALOGUE_SERVER_URL is not usable'],
  [{ CATALOGUE_KEYLESS: 'perhaps' }, 'CATALOGUE_KEYLESS is not usable'],
])('wrong configuration is refused: %o', (environment, problem) => {
  expect(() => readCatalogueSettings(environment)).toThrow(CatalogueSettingsError);
  expect(() => readCatalogueSettings(environment)).toThrow(problem);
  expect(() => readCatalogueSettings(environment)).not.toThrow('secret-text');
});
