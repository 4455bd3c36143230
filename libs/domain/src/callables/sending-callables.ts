import * as v from 'valibot';
import { textPricesSchema } from '../text-messages/text-price.ts';

/**
 * - `missing`: there is no such record.
 * - `several`: more than one, so that receivers ignore all of them.
 * - `open`: it permits every server of the world.
 * - `different`: another key than the one that mails are signed with, or one that was taken back.
 * - `unsigned`: this deployment signs no mails itself.
 * - `unknown`: the name servers did not answer.
 */
const MAIL_DOMAIN_FINDINGS = [
  'ok',
  'missing',
  'several',
  'open',
  'closed',
  'different',
  'unsigned',
  'unknown',
] as const;
/** One of {@link MAIL_DOMAIN_FINDINGS}. */
export type MailDomainFinding = (typeof MAIL_DOMAIN_FINDINGS)[number];

/** Records that receiving servers look for. */
export const MAIL_RECORDS = ['mx', 'spf', 'dkim', 'dmarc'] as const;

const finding = v.picklist(MAIL_DOMAIN_FINDINGS);

const dnsRecord = v.object({ name: v.string(), value: v.string() });

/** Callables about the channels of the deployment. */
export const sendingCallables = {
  /**
   * Looks up what the name servers say about the domain that mails come from. Kept for a few minutes; `again` asks anew,
   * unless that was done within seconds.
   */
  readMailDomain: {
    name: 'studio/readMailDomain',
    input: v.object({ again: v.optional(v.boolean(), false) }),
    output: v.object({
      domain: v.string(),
      /** Whether receivers can verify mails from it: no finding but `ok`, or a signature by another server. */
      verified: v.boolean(),
      records: v.object({ mx: finding, spf: finding, dkim: finding, dmarc: finding }),
      /** Record to publish where one is not in order: its name and an example of its value. */
      wanted: v.object({ mx: dnsRecord, spf: dnsRecord, dkim: dnsRecord, dmarc: dnsRecord }),
    }),
  },
  /** Prices of text messages; null where the deployment does not say. */
  readTextPrices: {
    name: 'studio/readTextPrices',
    input: v.object({}),
    output: v.object({ prices: v.nullable(textPricesSchema) }),
  },
} as const;
