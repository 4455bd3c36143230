import type { Sites } from '@countin/domain/deployment';
import type { TokenBuckets } from '@countin/server-http';
import type { Firestore } from '@google-cloud/firestore';
import type { Log } from './safe-log.ts';
import type { Identity } from './identity/identity.ts';
import type { ObjectStore } from './object-store.ts';
import type { QueueDelivery } from './senders/delivery-queue.ts';
import type { SendMail } from './senders/mail.ts';
import type { SendText } from './senders/text-message.ts';
import type { SendPurge } from './cache-purge/send-purge.ts';
import type { CallLimits } from './rate-limit/call-limits.ts';

/** What the capabilities work with: everything from outside comes in here, so that tests bring their own. */
export interface Services {
  readonly db: Firestore;
  readonly objects: ObjectStore;
  readonly identity: Identity;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly sendMail: SendMail;
  readonly sendText: SendText;
  readonly queueDelivery: QueueDelivery;
  readonly log: Log;
  /** Renews pages wherever they are kept. */
  readonly sendPurge: SendPurge;
  readonly sites: Sites;
  /** Origin of mode one, without a trailing slash: where receipts and releases are. */
  readonly mainOrigin: string;
  /** Keys the ids of signups and the counters of addresses, so that neither can be guessed. */
  readonly signupSecret: string;
  /** Signups by one address. */
  readonly signupBuckets: TokenBuckets;
  /** Reads and answers of receipts by one address. */
  readonly receiptBuckets: TokenBuckets;
  /** Calls about tokens and accounts, by one person and by one address. */
  readonly callLimits: CallLimits;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A document id of 20 letters and digits that nobody has. */
export function newId({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  // 62 letters of 256 values: the first eight come slightly more often, which an id does not mind.
  return [...randomBytes(20)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
