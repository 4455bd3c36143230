import { parseSigningKeys } from '@countin/auth-sync';
import { CatalogueSettingsError, readCatalogueSettings } from '@countin/catalogue';
import { originsOf, sitesSchema } from '@countin/domain/deployment';
import * as v from 'valibot';

const MISSING = 'is missing';
const text = v.pipe(v.string(MISSING), v.trim(), v.nonEmpty(MISSING));
const secret = v.pipe(text, v.minLength(32, 'is shorter than 32 characters'));

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

const smtpUrl = v.pipe(
  text,
  v.regex(/^smtps?:\/\/[^\s/]+/, 'is not an address like smtp://user:password@mail.example.com:587'),
  v.url('is not an address'),
);

const address = v.pipe(
  text,
  v.url('is not an address like https://cdn.example/purge'),
  v.transform((url) => url.replace(/\/+$/, '')),
);

/** `Countin <hello@countin.fm>` or the address alone. */
const mailbox = v.pipe(
  text,
  v.regex(
    /^(?:[^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    'is not a mailbox like Countin <hello@example.com>',
  ),
  v.transform((box) => {
    const [, name = '', address = box] = /^([^<]+)<([^>]+)>$/.exec(box) ?? [];
    return { name: name.trim(), address };
  }),
);

const environmentSchema = v.object({
  MAIN_HOST: text,
  FOURTRACK_HOST: text,
  SHORT_HOST: text,
  PUBLIC_SCHEME: v.optional(text, 'https'),
  PUBLIC_PORT: v.optional(v.pipe(text, v.regex(/^\d{1,5}$/, 'is not a port number'), v.transform(Number))),
  STORAGE_BUCKET: v.pipe(text, v.regex(/^[a-z0-9][a-z0-9._-]*$/, 'is not the name of a bucket')),
  MAIL_FROM: mailbox,
  SMTP_URL: smtpUrl,
  /** The gateway for text messages, what it knows us by, and what phones show as the sender. */
  SMS_URL: address,
  SMS_KEY: text,
  SMS_FROM: v.optional(text, 'Countin'),
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
export const SECRET_KEYS = [
  'AUTH_TOKEN_SECRET',
  'SIGNUP_SECRET',
  'HOST_SIGNING_SECRET',
  'SMTP_URL',
  'SMS_KEY',
] as const;

/** Optional secrets, by the plain variable that says whether they are there. */
export const OPTIONAL_SECRETS = {
  CDN_PURGE_KEY: 'CDN_PURGE_URL',
  ASSISTANT_KEY: 'ASSISTANT_URL',
  SPOTIFY_CLIENT_SECRET: 'SPOTIFY_CLIENT_ID',
  APPLE_MUSIC_PRIVATE_KEY: 'APPLE_MUSIC_KEY_ID',
  TIDAL_CLIENT_SECRET: 'TIDAL_CLIENT_ID',
} as const;

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
  if (!result.success)
    throw wrong(
      result.issues.map((issue) => [
        v.getDotPath(issue) ?? '',
        issue.received === 'undefined' ? MISSING : issue.message,
      ]),
    );
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
    mailFrom: rest.MAIL_FROM,
    smtpUrl: rest.SMTP_URL,
    texts: { url: rest.SMS_URL, key: rest.SMS_KEY, from: rest.SMS_FROM },
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
