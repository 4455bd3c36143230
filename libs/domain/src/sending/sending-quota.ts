const DAY_MS = 86_400_000;

/** What is counted by day: rows of imports, mails that ask imported fans to confirm, recipients of campaigns. */
export type QuotaKind = 'imports' | 'confirmations' | 'recipients';

/** What one account may do on one day (UTC), over all of its artists and labels. */
export type SendingQuota = Readonly<Record<QuotaKind, number>>;

/** Steps of an account’s quota, from the first day on. */
export type QuotaStep = 'new' | 'known' | 'established' | 'trusted';

/** The daily quota of each step. */
export const SENDING_QUOTAS: Readonly<Record<QuotaStep, SendingQuota>> = {
  new: { imports: 1000, confirmations: 200, recipients: 500 },
  known: { imports: 5000, confirmations: 1000, recipients: 5000 },
  established: { imports: 25_000, confirmations: 5000, recipients: 25_000 },
  trusted: { imports: 250_000, confirmations: 25_000, recipients: 250_000 },
};

/**
 * Unanswered requests to confirm that one address or number gets on a day, from all artists and labels together.
 * Confirming one begins the count anew.
 */
export const CONFIRMATIONS_PER_RECIPIENT = 5;

/** An account, and what became of the messages of its artists and labels. */
export interface SendingRecord {
  /** Since the account was made, milliseconds. */
  readonly ageMs: number;
  /** Has the pro subscription, which an admin grants. */
  readonly isPro: boolean;
  /** Messages that receiving servers took. */
  readonly sent: number;
  /** Messages whose address was refused. */
  readonly bounced: number;
  /** Messages that their recipients reported as spam. */
  readonly complained: number;
}

/** Shares above which receiving servers begin to refuse a sender, and numbers that are no sign yet. */
const BOUNCES = { share: 0.05, few: 5 };
const COMPLAINTS = { share: 0.003, few: 1 };

/** Age and clean messages that lead to a step, highest first. */
const GROWTH: readonly { readonly step: QuotaStep; readonly days: number; readonly sent: number }[] = [
  { step: 'trusted', days: 90, sent: 10_000 },
  { step: 'established', days: 30, sent: 1000 },
  { step: 'known', days: 7, sent: 0 },
];

/** Whether few of an account’s messages were refused or reported. */
function isCleanRecord({ sent, bounced, complained }: Pick<SendingRecord, 'sent' | 'bounced' | 'complained'>): boolean {
  return (
    bounced <= Math.max(BOUNCES.few, sent * BOUNCES.share) &&
    complained <= Math.max(COMPLAINTS.few, sent * COMPLAINTS.share)
  );
}

/**
 * Step of an account’s quota: it grows with age and clean messages. With the pro subscription it is established at
 * least. With too many refused or reported messages it is that of a new account.
 */
export function quotaStepOf(record: SendingRecord): QuotaStep {
  if (!isCleanRecord(record)) return 'new';
  const grown = GROWTH.find(({ days, sent }) => record.ageMs >= days * DAY_MS && record.sent >= sent)?.step ?? 'new';
  return record.isPro && grown !== 'trusted' ? 'established' : grown;
}

/** First moment of the day (UTC) that an instant is counted on. Milliseconds since 1970. */
export function sendingDayOf(now: number): number {
  return Math.floor(now / DAY_MS) * DAY_MS;
}

/** When the quotas begin anew, milliseconds since 1970. */
export function nextSendingDay(now: number): number {
  return sendingDayOf(now) + DAY_MS;
}
