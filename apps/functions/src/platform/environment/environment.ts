import { parseSigningKeys } from '@countin/auth-sync';
import { CATALOGUE_KEYS, CatalogueSettingsError, readCatalogueSettings } from '@countin/catalogue';
import { originsOf, sitesSchema } from '@countin/domain/deployment';
import * as v from 'valibot';
import { channelEntries, missingChannelKeys, readChannels } from './channel-settings.ts';
import { address, MISSING, secret, text } from './setting-schemas.ts';

const signingKeys = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parseSigningKeys(dataset.value);
    } catch (error) {
      addIssue({ message: (error as Error).message });
      return NEVER;
    }
  }),
);

const environmentSchema = v.object({
  MAIN_HOST: text,
  FOURTRACK_HOST: text,
  SHORT_HOST: text,
  PUBLIC_SCHEME: v.optional(text, 'https'),
  PUBLIC_PORT: v.optional(v.pipe(text, v.regex(/^\d{1,5}$/, 'is not a port number'), v.transform(Number))),
  STORAGE_BUCKET: v.pipe(text, v.regex(/^[a-z0-9][a-z0-9._-]*$/, 'is not the name of a bucket')),
  ...channelEntries,
  AUTH_TOKEN_SECRET: signingKeys,
  SIGNUP_SECRET: secret,
  HOST_SIGNING_SECRET: secret,
  /** Where functions reach the host, when that is not its public address. */
  HOST_URL: v.optional(address),
  CDN_PURGE_URL: v.optional(address),
  CDN_PURGE_KEY: v.optional(text),
  /** Assistant that drafts texts, and what it knows us by. Without it, screens do not offer drafts. */
  ASSISTANT_URL: v.optional(address),
  ASSISTANT_KEY: v.optional(text),
  /** WebSub hub that is told about changed feeds; the host advertises the same one. */
  WEBSUB_HUB: v.optional(address),
});

/** Keys of the environment that are secrets: bound from the secret store in a deployment. */
export const SECRET_KEYS = ['AUTH_TOKEN_SECRET', 'SIGNUP_SECRET', 'HOST_SIGNING_SECRET', 'SMTP_URL'] as const;

/** Optional secrets, by the plain variable that says whether they are there. */
export const OPTIONAL_SECRETS = {
  SMS_KEY: 'SMS_URL',
  TWILIO_AUTH_TOKEN: 'TWILIO_ACCOUNT_SID',
  WEBHOOK_SECRET: 'WEBHOOKS_URL',
  CDN_PURGE_KEY: 'CDN_PURGE_URL',
  ASSISTANT_KEY: 'ASSISTANT_URL',
  SPOTIFY_CLIENT_SECRET: 'SPOTIFY_CLIENT_ID',
  DKIM_PRIVATE_KEY: 'DKIM_SELECTOR',
  APPLE_MUSIC_PRIVATE_KEY: 'APPLE_MUSIC_KEY_ID',
  TIDAL_CLIENT_SECRET: 'TIDAL_CLIENT_ID',
} as const;

/** Every key that the functions read. */
export const ENVIRONMENT_KEYS: readonly string[] = [...Object.keys(environmentSchema.entries), ...CATALOGUE_KEYS];

/** The environment does not say what the functions need. The message has one line for each wrong key. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads what a deployment must set.
 *
 * @throws EnvironmentError naming every wrong key at once, and no value
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>) {
  const result = v.safeParse(environmentSchema, env);
  const missing = missingChannelKeys(env);
  if (!result.success) throw wrong([...result.issues.map(lineOf), ...missing]);
  if (missing.length > 0) throw wrong(missing);
  const cdn = endpointOf(result.output, 'CDN_PURGE');
  const assistant = endpointOf(result.output, 'ASSISTANT');
  const { MAIN_HOST, FOURTRACK_HOST, SHORT_HOST, PUBLIC_SCHEME, PUBLIC_PORT, ...rest } = result.output;
  const sites = v.safeParse(sitesSchema, {
    main: MAIN_HOST,
    fourtrack: FOURTRACK_HOST,
    short: SHORT_HOST,
    scheme: PUBLIC_SCHEME,
    port: PUBLIC_PORT ?? null,
  });
  if (!sites.success)
    throw wrong(
      sites.issues.map((issue) => [
        KEY_OF_SITE[v.getDotPath(issue) ?? ''] ?? '',
        `is not ${issue.expected ?? 'valid'}`,
      ]),
    );
  return {
    sites: sites.output,
    storageBucket: rest.STORAGE_BUCKET,
    ...readChannels(rest),
    signingKeys: rest.AUTH_TOKEN_SECRET,
    signupSecret: rest.SIGNUP_SECRET,
    hostSigningSecret: rest.HOST_SIGNING_SECRET,
    hostUrl: rest.HOST_URL ?? originsOf(sites.output).main,
    cdn,
    assistant,
    hub: rest.WEBSUB_HUB ?? null,
    catalogues: readCatalogues(env),
  };
}

function lineOf(issue: v.InferIssue<typeof environmentSchema>): [key: string, what: string] {
  return [v.getDotPath(issue) ?? '', issue.received === 'undefined' ? MISSING : issue.message];
}

function readCatalogues(env: Readonly<Record<string, string | undefined>>) {
  try {
    return readCatalogueSettings(env);
  } catch (error) {
    throw error instanceof CatalogueSettingsError ? new EnvironmentError(error.message) : error;
  }
}

export type Environment = ReturnType<typeof readEnvironment>;

type OptionalEndpoint = 'CDN_PURGE' | 'ASSISTANT';

/** An endpoint that a deployment may have: its address and key, both or neither. */
function endpointOf(
  settings: Readonly<Partial<Record<`${OptionalEndpoint}_${'URL' | 'KEY'}`, string>>>,
  name: OptionalEndpoint,
): { readonly url: string; readonly key: string } | null {
  const { [`${name}_URL` as const]: url, [`${name}_KEY` as const]: key } = settings;
  if (url !== undefined && key !== undefined) return { url, key };
  if (url !== undefined || key !== undefined)
    throw wrong([[`${name}_URL`, `and ${name}_KEY go together: both or neither`]]);
  return null;
}

const KEY_OF_SITE: Readonly<Record<string, string>> = {
  main: 'MAIN_HOST',
  fourtrack: 'FOURTRACK_HOST',
  short: 'SHORT_HOST',
  scheme: 'PUBLIC_SCHEME',
  port: 'PUBLIC_PORT',
};

function wrong(errorCodes: readonly (readonly [key: string, what: string])[]): EnvironmentError {
  return new EnvironmentError(
    ['The functions cannot start with this environment:', ...errorCodes.map(([key, what]) => `  ${key} ${what}`)].join(
      '\n',
    ),
  );
}
