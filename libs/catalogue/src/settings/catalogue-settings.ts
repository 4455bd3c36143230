import { generateKeyPairSync } from 'node:crypto';
import * as v from 'valibot';
import { endpointsBelow, PUBLIC_ENDPOINTS, type Endpoints } from './endpoints.ts';
import type { AppleMusicKey, ClientCredentials } from './keys.ts';

/** Services to ask, with their keys. */
export interface CatalogueSettings {
  readonly endpoints: Endpoints;
  readonly spotify: ClientCredentials | null;
  readonly appleMusic: AppleMusicKey | null;
  readonly tidal: ClientCredentials | null;
  /** Contact that MusicBrainz asks for; null leaves MusicBrainz out. */
  readonly contact: string | null;
  /** Services without keys. */
  readonly keyless: boolean;
  /** The example catalogue answers, not the services. Screens say so. */
  readonly example: boolean;
  /** What answers in place of the hosts of short links; null: they do themselves. */
  readonly shortLinks: string | null;
}

const text = v.optional(v.pipe(v.string(), v.trim()), '');
const environmentSchema = v.object({
  SPOTIFY_CLIENT_ID: text,
  SPOTIFY_CLIENT_SECRET: text,
  APPLE_MUSIC_TEAM_ID: text,
  APPLE_MUSIC_KEY_ID: text,
  APPLE_MUSIC_PRIVATE_KEY: text,
  TIDAL_CLIENT_ID: text,
  TIDAL_CLIENT_SECRET: text,
  CATALOGUE_CONTACT: text,
  CATALOGUE_KEYLESS: v.optional(v.picklist(['true', 'false']), 'true'),
  CATALOGUE_SERVER_URL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
});
/** Every key of the environment that is read. */
export const CATALOGUE_KEYS: readonly string[] = Object.keys(environmentSchema.entries);
type Environment = v.InferOutput<typeof environmentSchema>;

/** Configuration that cannot be used; names every wrong variable. Values are not repeated: they are secrets. */
export class CatalogueSettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The catalogues' configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'CatalogueSettingsError';
  }
}

/**
 * Reads which services are asked from environment variables (docs/catalogues.md). A service without keys is not asked. With
 * `CATALOGUE_SERVER_URL` and no keys, the example catalogue answers for all of them.
 *
 * @throws CatalogueSettingsError
 */
export function readCatalogueSettings(environment: Readonly<Record<string, string | undefined>>): CatalogueSettings {
  const parsed = v.safeParse(environmentSchema, environment);
  if (!parsed.success)
    throw new CatalogueSettingsError(parsed.issues.map((issue) => `${v.getDotPath(issue)} is not usable`));
  const values = parsed.output;
  const problems = [
    ...incomplete(values, ['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET']),
    ...incomplete(values, ['APPLE_MUSIC_TEAM_ID', 'APPLE_MUSIC_KEY_ID', 'APPLE_MUSIC_PRIVATE_KEY']),
    ...incomplete(values, ['TIDAL_CLIENT_ID', 'TIDAL_CLIENT_SECRET']),
    ...wrongKey(values.APPLE_MUSIC_PRIVATE_KEY),
  ];
  if (problems.length > 0) throw new CatalogueSettingsError(problems);
  const settings = settingsOf(values);
  const hasKeys = settings.spotify !== null || settings.appleMusic !== null || settings.tidal !== null;
  return values.CATALOGUE_SERVER_URL && !hasKeys ? exampleSettings(values.CATALOGUE_SERVER_URL) : settings;
}

/** All services, answered by the example catalogue at an origin. */
export function exampleSettings(origin: string): CatalogueSettings {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const client = { clientId: 'example', clientSecret: 'example' };
  return {
    endpoints: endpointsBelow(origin.replace(/\/$/, '')),
    spotify: client,
    appleMusic: {
      teamId: 'EXAMPLE000',
      keyId: 'EXAMPLE001',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    tidal: client,
    contact: 'hello@countin.localhost',
    keyless: true,
    example: true,
    shortLinks: `${origin.replace(/\/$/, '')}/_short`,
  };
}

function settingsOf(values: Environment): CatalogueSettings {
  const pair = (clientId: string, clientSecret: string) => (clientId ? { clientId, clientSecret } : null);
  return {
    endpoints: PUBLIC_ENDPOINTS,
    spotify: pair(values.SPOTIFY_CLIENT_ID, values.SPOTIFY_CLIENT_SECRET),
    appleMusic: values.APPLE_MUSIC_KEY_ID
      ? {
          teamId: values.APPLE_MUSIC_TEAM_ID,
          keyId: values.APPLE_MUSIC_KEY_ID,
          privateKey: withLines(values.APPLE_MUSIC_PRIVATE_KEY),
        }
      : null,
    tidal: pair(values.TIDAL_CLIENT_ID, values.TIDAL_CLIENT_SECRET),
    contact: values.CATALOGUE_CONTACT || null,
    keyless: values.CATALOGUE_KEYLESS === 'true',
    example: false,
    shortLinks: null,
  };
}

/** Secret stores and `.env` files hold one line: `\n` stands for a line's end. */
function withLines(key: string): string {
  return key.replaceAll('\\n', '\n');
}

/** Keys of a service that are missing although others of it are there. */
function incomplete(values: Environment, names: readonly (keyof Environment)[]): string[] {
  const missing = names.filter((name) => values[name] === '');
  return missing.length === names.length ? [] : missing.map((name) => `${name} is missing`);
}

function wrongKey(key: string): string[] {
  const right = key === '' || /^-----BEGIN PRIVATE KEY-----\s[\s\S]+-----END PRIVATE KEY-----\s*$/.test(withLines(key));
  return right ? [] : ['APPLE_MUSIC_PRIVATE_KEY is no PKCS #8 key in PEM'];
}
