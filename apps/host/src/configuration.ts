import { publicConfigSchema, type PublicConfig } from '@countin/domain/deployment';
import { FUNCTIONS_REGION } from '@countin/domain/fields';
import * as v from 'valibot';

/** Where counted events are kept until they are written to the database. */
export interface CountingConfiguration {
  /** Folder of the journal, on a disk that outlives the process; no other process may use it. */
  readonly folder: string;
  /** Milliseconds between two flushes. */
  readonly flushEvery: number;
  /** Bytes of the journal. When it has them, events are refused until the database takes some. */
  readonly limit: number;
  /** Files of events for databases of one's own, and milliseconds that they are kept; null for none. */
  readonly stream: { readonly folder: string; readonly keep: number } | null;
}

/** Everything the host needs to know about where it runs. */
export interface HostConfiguration {
  /** Settings that browsers get too. */
  readonly public: PublicConfig;
  readonly listen: { readonly address: string; readonly ports: readonly number[] };
  /** Proxies in front of the host that append to `X-Forwarded-For`; 0 believes the socket alone. */
  readonly trustedProxies: number;
  /** Headers in which the platform says where a client is, best first; none is believed unless it is named here. */
  readonly countryHeaders: readonly string[];
  /** Shared with the functions, which believe a client's address only when it is signed. */
  readonly signingSecret: string;
  /** Base address of callables, without a trailing slash. */
  readonly functionsUrl: string;
  /** Base address of the bucket's objects, without a trailing slash. */
  readonly objectsUrl: string;
  /** WebSub hub that feeds advertise; null if there is none. The functions tell it about changes. */
  readonly hub: string | null;
  /** Holds `<site>/browser` and `<site>/renderer`; null takes the folder beside the program. */
  readonly buildsFolder: string | null;
  /** Settings for counting events on public pages; null where they are not counted. */
  readonly counting: CountingConfiguration | null;
  /** Looks again whether a build has changed, for machines where developers build while the host runs. */
  readonly watchBuilds: boolean;
}

/** The environment does not say what the host needs. The message has one line for each wrong key. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

const text = (missing: string) => v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing));
const optional = v.optional(v.pipe(v.string(), v.trim()), '');
const portText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,5}$/, 'is not a port number'),
  v.transform(Number),
  v.minValue(1, 'is not a port number'),
  v.maxValue(65_535, 'is not a port number'),
);
const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,6}$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(least, `is less than ${least}`),
    v.maxValue(most, `is more than ${most}`),
  );
const hostName = v.pipe(
  text('is missing'),
  v.toLowerCase(),
  v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'is not a host name (no scheme, port or path)'),
);
const address = v.pipe(
  v.string(),
  v.trim(),
  v.url('is not an address like http://127.0.0.1:9099'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const flag = v.optional(v.picklist(['true', 'false'], 'is neither true nor false'), 'false');

const environmentSchema = v.object({
  PROJECT_ID: text('is missing'),
  MAIN_HOST: hostName,
  FOURTRACK_HOST: hostName,
  SHORT_HOST: hostName,
  PUBLIC_SCHEME: v.optional(v.picklist(['http', 'https'], 'is neither http nor https'), 'https'),
  PUBLIC_PORT: v.optional(portText),
  /** Port on which plain localhost is 4track; 5174 where nothing else is said. */
  LOCALHOST_FOURTRACK_PORT: v.optional(portText),
  // Not FIREBASE_…: Cloud Functions keep such names to themselves.
  WEB_API_KEY: text('is missing'),
  WEB_AUTH_DOMAIN: optional,
  WEB_APP_ID: optional,
  /** Bucket of uploads, without `gs://`. */
  STORAGE_BUCKET: v.pipe(text('is missing'), v.regex(/^[a-z0-9][a-z0-9._-]*$/, 'is not the name of a bucket')),
  AUTH_EMULATOR_URL: v.optional(address),
  FIRESTORE_EMULATOR_URL: v.optional(address),
  FUNCTIONS_EMULATOR_URL: v.optional(address),
  STORAGE_EMULATOR_URL: v.optional(address),
  HOST_SIGNING_SECRET: v.pipe(text('is missing'), v.minLength(32, 'is shorter than 32 characters')),
  LISTEN_ADDRESS: v.optional(text('is empty'), '127.0.0.1'),
  /** `PORT` is what container platforms set. */
  PORT: v.optional(portText),
  LISTEN_PORTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',')),
      v.array(portText, 'is not a list of ports'),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'is not a number from 0 to 9'), v.transform(Number)),
    '0',
  ),
  COUNTRY_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.regex(/^[a-z0-9-]+(\s*,\s*[a-z0-9-]+)*$/, 'is not a list of header names'),
      v.transform((list) => list.split(/\s*,\s*/)),
    ),
  ),
  WEBSUB_HUB: v.optional(address),
  COUNTING_FOLDER: v.optional(text('is empty')),
  COUNTING_FLUSH_SECONDS: v.optional(wholeNumber(1, 600), '60'),
  /** Megabytes. An hour without a database takes 60 for each 250,000 events. */
  COUNTING_JOURNAL_MB: v.optional(wholeNumber(1, 100_000), '512'),
  /** Files of events for databases of one's own, and how many days they stay. */
  COUNTING_STREAM_FOLDER: v.optional(text('is empty')),
  COUNTING_STREAM_DAYS: v.optional(wholeNumber(1, 366), '7'),
  BUILDS_FOLDER: v.optional(text('is empty')),
  WATCH_BUILDS: flag,
});

/** Every key that the host reads. */
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(environmentSchema.entries);

/**
 * Reads the host's configuration.
 *
 * @throws ConfigurationError naming every wrong key at once
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): HostConfiguration {
  const parsed = v.safeParse(environmentSchema, environment);
  if (!parsed.success) throw new ConfigurationError(describe(parsed.issues));
  const env = parsed.output;
  const emulators = emulatorsOf(env);
  return {
    public: publicConfigOf(env, emulators),
    listen: { address: env.LISTEN_ADDRESS, ports: env.LISTEN_PORTS ?? [env.PORT ?? 8080] },
    trustedProxies: env.TRUSTED_PROXIES,
    countryHeaders: env.COUNTRY_HEADERS ?? [],
    signingSecret: env.HOST_SIGNING_SECRET,
    functionsUrl: emulators
      ? `${emulators.functions}/${env.PROJECT_ID}/${FUNCTIONS_REGION}`
      : `https://${FUNCTIONS_REGION}-${env.PROJECT_ID}.cloudfunctions.net`,
    objectsUrl: `${emulators?.storage ?? 'https://firebasestorage.googleapis.com'}/v0/b/${env.STORAGE_BUCKET}/o`,
    hub: env.WEBSUB_HUB ?? null,
    buildsFolder: env.BUILDS_FOLDER ?? null,
    counting:
      env.COUNTING_FOLDER === undefined
        ? null
        : {
            folder: env.COUNTING_FOLDER,
            flushEvery: env.COUNTING_FLUSH_SECONDS * 1000,
            limit: env.COUNTING_JOURNAL_MB * 1024 * 1024,
            stream:
              env.COUNTING_STREAM_FOLDER === undefined
                ? null
                : { folder: env.COUNTING_STREAM_FOLDER, keep: env.COUNTING_STREAM_DAYS * 86_400_000 },
          },
    watchBuilds: env.WATCH_BUILDS === 'true',
  };
}

type Environment = v.InferOutput<typeof environmentSchema>;

function emulatorsOf(env: Environment) {
  const [auth, firestore, functions, storage] = [
    env.AUTH_EMULATOR_URL,
    env.FIRESTORE_EMULATOR_URL,
    env.FUNCTIONS_EMULATOR_URL,
    env.STORAGE_EMULATOR_URL,
  ];
  if (auth && firestore && functions && storage) return { auth, firestore, functions, storage };
  if (!auth && !firestore && !functions && !storage) return null;
  throw new ConfigurationError(
    'AUTH_EMULATOR_URL, FIRESTORE_EMULATOR_URL, FUNCTIONS_EMULATOR_URL and STORAGE_EMULATOR_URL go together: all four or none',
  );
}

function publicConfigOf(env: Environment, emulators: ReturnType<typeof emulatorsOf>) {
  return v.parse(publicConfigSchema, {
    sites: {
      main: env.MAIN_HOST,
      fourtrack: env.FOURTRACK_HOST,
      short: env.SHORT_HOST,
      scheme: env.PUBLIC_SCHEME,
      port: env.PUBLIC_PORT ?? null,
      ...(env.LOCALHOST_FOURTRACK_PORT !== undefined && { fourtrackPort: env.LOCALHOST_FOURTRACK_PORT }),
    },
    firebase: {
      projectId: env.PROJECT_ID,
      apiKey: env.WEB_API_KEY,
      storageBucket: env.STORAGE_BUCKET,
      ...(env.WEB_AUTH_DOMAIN && { authDomain: env.WEB_AUTH_DOMAIN }),
      ...(env.WEB_APP_ID && { appId: env.WEB_APP_ID }),
    },
    emulators,
  });
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.map((issue) => {
    const key = v.getDotPath(issue)?.split('.')[0] ?? 'environment';
    // A key that is absent fails before its own message applies.
    return `${key} ${issue.input === undefined ? 'is missing' : issue.message}`;
  });
  return [...new Set(lines)].join('\n');
}
