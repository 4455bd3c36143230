import { readTextPrices } from '@countin/domain/text-messages';
import * as v from 'valibot';
import { domainOf, readMailRates } from '../rate-limit/mail-rates.ts';
import type { DkimKey } from '../senders/mail-transport.ts';
import type { TextGateway } from '../senders/text-gateway.ts';
import type { TwilioAccount } from '../senders/twilio-gateway.ts';
import { address, MISSING, secret, text } from './setting-schemas.ts';

const smtpUrl = v.pipe(
  text,
  v.regex(/^smtps?:\/\/[^\s/]+/, 'is not an address like smtp://user:password@mail.example.com:587'),
  v.url('is not an address'),
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

/** A private key as PEM. Secret stores and shells often hold its line ends as two characters. */
const pem = v.pipe(
  text,
  v.transform((key) => key.replaceAll('\\n', '\n')),
  v.check((key) => /^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(key), 'is not a private key as PEM'),
);

/** A setting with a form of its own, parsed by `read`, which returns null for another form. */
const settingOf = <T>(read: (setting: string) => T | null, example: string) =>
  v.pipe(
    text,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = read(dataset.value);
      if (parsed !== null) return parsed;
      addIssue({ message: `is not like ${example}` });
      return NEVER;
    }),
  );

/** Settings of mail and text messages. */
export const channelEntries = {
  MAIL_FROM: mailbox,
  SMTP_URL: smtpUrl,
  /** Selector of the DNS record with the public key that mails are signed with, and the private key. */
  DKIM_SELECTOR: v.optional(v.pipe(text, v.regex(/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i, 'is not a DNS label'))),
  DKIM_PRIVATE_KEY: v.optional(pem),
  /** Mails a second to the mailboxes of one domain; `*` is every other one. */
  MAIL_RATES: v.optional(settingOf(readMailRates, '*=50 gmail.com=20'), '*=50'),
  /** The gateway for text messages, and what it knows us by. */
  SMS_URL: v.optional(address),
  SMS_KEY: v.optional(text),
  /** Sender as phones show it. */
  SMS_FROM: v.optional(text, 'Countin'),
  /** Price of a segment of a text message, by the country of the number. */
  SMS_PRICES: v.optional(settingOf(readTextPrices, 'USD *=0.09 US=0.0083')),
  /** With an account at Twilio, texts go through it and not through the gateway. */
  TWILIO_ACCOUNT_SID: v.optional(v.pipe(text, v.regex(/^AC[0-9a-f]{32}$/, 'is not the SID of an account'))),
  TWILIO_AUTH_TOKEN: v.optional(text),
  TWILIO_API_URL: v.optional(address, 'https://api.twilio.com'),
  /** Public address of the function `webhooks`, and the secret that mailbox and text gateway sign with. */
  WEBHOOKS_URL: v.optional(address),
  WEBHOOK_SECRET: v.optional(secret),
};
type ChannelKey = keyof typeof channelEntries;
type ChannelSettings = v.InferOutput<v.ObjectSchema<typeof channelEntries, undefined>>;

/** Keys that are needed where another one is set. */
const NEEDED_WITH: readonly (readonly [set: ChannelKey, needs: readonly ChannelKey[]])[] = [
  ['DKIM_SELECTOR', ['DKIM_PRIVATE_KEY']],
  ['DKIM_PRIVATE_KEY', ['DKIM_SELECTOR']],
  ['TWILIO_ACCOUNT_SID', ['TWILIO_AUTH_TOKEN', 'WEBHOOKS_URL']],
  ['WEBHOOKS_URL', ['WEBHOOK_SECRET']],
];

/** Keys that are missing because of others. */
export function missingChannelKeys(env: Readonly<Record<string, string | undefined>>): [key: string, what: string][] {
  const needed = NEEDED_WITH.flatMap(([set, needs]) => (env[set] === undefined ? [] : needs));
  const gateway: readonly ChannelKey[] = env['TWILIO_ACCOUNT_SID'] === undefined ? ['SMS_URL', 'SMS_KEY'] : [];
  return [...new Set([...needed, ...gateway])].filter((key) => env[key] === undefined).map((key) => [key, MISSING]);
}

/** Settings of mail and text messages as the functions use them. Keys that belong together are all there. */
export function readChannels(settings: ChannelSettings) {
  const { MAIL_FROM, SMTP_URL, MAIL_RATES, SMS_PRICES, WEBHOOKS_URL, WEBHOOK_SECRET } = settings;
  return {
    mailFrom: MAIL_FROM,
    smtpUrl: SMTP_URL,
    dkim: dkimOf(settings),
    mailRates: MAIL_RATES,
    texts: textsOf(settings),
    textPrices: SMS_PRICES ?? null,
    webhooks:
      WEBHOOKS_URL === undefined || WEBHOOK_SECRET === undefined
        ? null
        : {
            url: WEBHOOKS_URL,
            secret: WEBHOOK_SECRET,
            twilioAuthToken: settings.TWILIO_AUTH_TOKEN ?? null,
            mailFrom: MAIL_FROM.address,
          },
  };
}

/** The key that mails are signed with, for the domain that they come from; null where there is none. */
function dkimOf({ DKIM_SELECTOR, DKIM_PRIVATE_KEY, MAIL_FROM }: ChannelSettings): DkimKey | null {
  if (DKIM_SELECTOR === undefined || DKIM_PRIVATE_KEY === undefined) return null;
  return { domain: domainOf(MAIL_FROM.address), selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
}

/** Where texts go. */
export type TextProvider =
  | { readonly kind: 'gateway'; readonly gateway: TextGateway }
  | { readonly kind: 'twilio'; readonly account: TwilioAccount };

function textsOf(settings: ChannelSettings): TextProvider {
  const { SMS_FROM: from, TWILIO_ACCOUNT_SID: accountSid, TWILIO_API_URL: apiUrl } = settings;
  if (accountSid === undefined)
    return { kind: 'gateway', gateway: { url: settings.SMS_URL ?? '', key: settings.SMS_KEY ?? '', from } };
  const { TWILIO_AUTH_TOKEN: authToken = '', WEBHOOKS_URL: webhooksUrl = '' } = settings;
  return { kind: 'twilio', account: { accountSid, authToken, from, webhooksUrl, apiUrl } };
}
