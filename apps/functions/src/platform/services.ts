import type { SigningKeys } from '@countin/auth-sync';
import type { CallableOutput } from '@countin/domain/callables';
import type { Sites } from '@countin/domain/deployment';
import type { TextPrices } from '@countin/domain/text-messages';
import type { TokenBuckets } from '@countin/server-http';
import type { Firestore } from '@google-cloud/firestore';
import type { Catalogues } from './catalogues/catalogues.ts';
import type { ReadPublicFile } from './public-files/public-files.ts';
import type { Log } from './safe-log.ts';
import type { Identity } from './identity/identity.ts';
import type { ObjectStore } from './object-store.ts';
import type { DraftText } from './senders/assistant.ts';
import type { QueueDelivery } from './senders/delivery-queue.ts';
import type { QueueImport } from './senders/import-queue.ts';
import type { SendMail } from './senders/mail.ts';
import type { QueueCampaign, QueueSend } from './senders/send-queue.ts';
import type { SendText } from './senders/text-message.ts';
import type { SendPurge } from './cache-purge/send-purge.ts';
import type { CallLimits } from './rate-limit/call-limits.ts';
import type { MailRates } from './rate-limit/mail-rates.ts';

/** External dependencies of the functions, injected so that tests can replace them. */
export interface Services {
  readonly db: Firestore;
  readonly objects: ObjectStore;
  readonly identity: Identity;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly sendMail: SendMail;
  readonly sendText: SendText;
  /** Pace of mails by receiving domain, over all instances. */
  readonly mailRates: MailRates;
  /** Checks whether receivers can verify mails of this deployment. */
  readonly mailDomain: (again?: boolean) => Promise<CallableOutput<'readMailDomain'>>;
  /** Prices of text messages; null where the deployment does not say. */
  readonly textPrices: TextPrices | null;
  /** Drafts texts; null where the deployment has no assistant. */
  readonly assistant: DraftText | null;
  readonly queueDelivery: QueueDelivery;
  readonly queueSend: QueueSend;
  readonly queueCampaign: QueueCampaign;
  readonly queueImport: QueueImport;
  /** Reads what a person has given the address of. */
  readonly readPublicFile: ReadPublicFile;
  readonly log: Log;
  /** Purges cached pages in all caches. */
  readonly sendPurge: SendPurge;
  /** WebSub hub that `sendPurge` tells about changed feeds; null if there is none. */
  readonly hub: string | null;
  readonly sites: Sites;
  /** Origin of the main site, without a trailing slash: receipts and releases are there. */
  readonly mainOrigin: string;
  /** Keys of the tokens that both sites keep. */
  readonly signingKeys: SigningKeys;
  /** HMAC key for the ids of signups and of rate-limit counters, so that neither can be guessed. */
  readonly signupSecret: string;
  /** Rate limit of signups per IP address. */
  readonly signupBuckets: TokenBuckets;
  /** Rate limit of receipt reads and answers per IP address. */
  readonly receiptBuckets: TokenBuckets;
  /** Rate limits of token and account calls, per user and per IP address. */
  readonly callLimits: CallLimits;
  /** Music services that can be asked for releases. */
  readonly catalogues: Catalogues;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random document id of 20 letters and digits. */
export function newId({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  // Modulo bias: 256 is no multiple of 62, so the first eight letters are slightly more likely. Harmless for ids.
  return [...randomBytes(20)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
