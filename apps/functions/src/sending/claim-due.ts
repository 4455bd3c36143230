import { permission } from '@countin/domain/consent';
import { documents, readDocument, readField, readValidDocument } from '@countin/domain/documents';
import { allowedFrom, type Fan, type MailHours, type Signup } from '@countin/domain/fan';
import type { ReleasePage } from '@countin/domain/release';
import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { fanIdOf, ledgerHash } from '../consent/fan-id.ts';
import { scopeOf } from '../consent/signup-events.ts';
import { followIdOf, signupIdOf } from '../messages/signup-record.ts';
import { dueAt } from '../platform/due-at.ts';
import { followMessageId, releaseMessageId } from '../platform/message-ids.ts';
import { quietHoursOf } from '../platform/quiet-hours-of.ts';
import { readMailHours } from '../platform/read-mail-hours.ts';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { newsOfArtist } from '../signups/follows/artist-releases.ts';
import { planFollow } from '../signups/follows/plan-follow.ts';
import { suppressedAmong } from '../suppression/suppression-list.ts';
import { claimSignup, type Told } from './signup-claim.ts';
import type { ClaimedPage } from './send-source.ts';
import { tellAlone } from './tell-alone.ts';

/** A fan who would be told, and documents that must not exist for that, or in one state only. */
interface Candidate extends Told {
  /** The same fan's message or signup that may stand against it. */
  readonly rival: string | null;
}

type Facts = Readonly<{
  services: Services;
  now: number;
  mailHours: MailHours;
  pages: ReadonlyMap<string, ReleasePage>;
  /** Releases that the artist's followers may be told of. */
  news: readonly ReleasePage[];
  fans: ReadonlyMap<string, Fan>;
  heads: ReadonlyMap<string, string>;
  suppressed: { has(contact: string): boolean };
}>;

/**
 * Claims those of a page of due signups that are told now, one message each. Everything unusual is looked at alone: moved
 * moments, withdrawn releases, missing consent, suppressed addresses, more than one release, earlier messages.
 *
 * @param careful look for messages that exist already
 */
export async function claimDue(
  services: Services,
  transaction: Transaction,
  found: readonly QueryDocumentSnapshot[],
  careful: boolean,
): Promise<Omit<ClaimedPage, 'next'>> {
  const now = services.now();
  const signups = found.flatMap((stored) => {
    const signup = readValidDocument(documents.signup, stored);
    return signup ? [{ stored, signup }] : [];
  });
  const facts = await readFacts(
    services,
    transaction,
    signups.map(({ signup }) => signup),
    now,
  );
  const candidates = signups.flatMap(({ stored, signup }) => candidateOf(facts, stored, signup) ?? []);
  const rivals = await readRivals(services, transaction, candidates, careful);

  // Others are looked at alone, except those that a run beside this one is sending.
  const told = new Set<string>();
  const claims = [];
  for (const candidate of candidates) {
    const { stored, rival } = candidate;
    const message = rivals.get(messagePath(candidate));
    const isRivalled = rival !== null && rivals.get(rival)?.exists === true;
    const heldUntil = allowedFrom(quietHoursOf(candidate.signup), now, facts.mailHours);
    if (message?.exists !== true && !isRivalled) {
      if (heldUntil > now) holdBack(transaction, candidate, heldUntil);
      else claims.push(claimSignup(services, transaction, candidate, now));
    } else if (!isBeingSent(message, now)) continue;
    told.add(stored.ref.path);
  }
  const exceptions = found.filter(({ ref }) => !told.has(ref.path)).map((stored) => () => tellAlone(services, stored));
  return { claims, exceptions };
}

/** Due in the morning: told then with everyone whose morning it is, and not one by one. */
function holdBack(transaction: Transaction, { stored }: Told, until: number): void {
  updateDocument(transaction, refOf(documents.signup, stored), { dueAt: until, heldUntil: until });
}

const messagePath = ({ messageId }: Told) => documents.outboxMessage(messageId).path;

/** What may stand against telling a fan, by path. Most fans have none of it, and nothing is read for them. */
async function readRivals(
  { db }: Services,
  transaction: Transaction,
  candidates: readonly Candidate[],
  careful: boolean,
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const paths = candidates.flatMap((candidate) => [
    ...(candidate.rival === null ? [] : [candidate.rival]),
    ...(careful ? [messagePath(candidate)] : []),
  ]);
  const stored = paths.length > 0 ? await transaction.getAll(...paths.map((path) => db.doc(path))) : [];
  return new Map(stored.map((document) => [document.ref.path, document]));
}

function isBeingSent(message: DocumentSnapshot | undefined, now: number): boolean {
  const isSending = readField(documents.outboxMessage, message, 'state') === 'sending';
  return isSending && (readField(documents.outboxMessage, message, 'nextAttemptAt') ?? 0) > now;
}

/** With three documents for each recipient: the signup, the fan and the end of the ledger. */
async function readFacts(
  services: Services,
  transaction: Transaction,
  signups: readonly Signup[],
  now: number,
): Promise<Facts> {
  const { db, signupSecret } = services;
  const fanIds = [...new Set(signups.map((signup) => fanIdOf(signupSecret, signup.artistId, signup)))];
  const [artistId = ''] = signups.map((signup) => signup.artistId);
  const productIds = [...new Set(signups.flatMap(({ productId }) => productId ?? []))];
  const references = [
    ...fanIds.map((id) => db.doc(documents.fan(artistId, id).path)),
    ...fanIds.map((id) => db.doc(documents.consentHead(id).path)),
    ...productIds.map((id) => db.doc(documents.releasePage(id).path)),
  ];
  const [stored, news, suppressed, mailHours] = await Promise.all([
    references.length > 0 ? transaction.getAll(...references) : [],
    signups.some(({ scope }) => scope === 'artist') ? newsOfArtist(services, transaction, artistId) : [],
    suppressedAmong(
      services,
      transaction,
      signups.map(({ contact }) => contact),
    ),
    artistId === '' ? ('moment' as const) : readMailHours(services, transaction, artistId),
  ]);
  const parts = [
    stored.slice(0, fanIds.length),
    stored.slice(fanIds.length, 2 * fanIds.length),
    stored.slice(2 * fanIds.length),
  ] as const;
  return {
    services,
    now,
    mailHours,
    news,
    suppressed,
    fans: new Map(
      parts[0].flatMap((document) => {
        const fan = readDocument(documents.fan, document);
        return fan ? [[document.id, fan]] : [];
      }),
    ),
    heads: new Map(
      parts[1].flatMap((document) => {
        const head = readDocument(documents.consentHead, document);
        return head ? [[document.id, head.hash]] : [];
      }),
    ),
    pages: new Map(
      parts[2].flatMap((document) => {
        const page = readPublicPage(services, document);
        return page ? [[document.id, page]] : [];
      }),
    ),
  };
}

/** Null where the fan is not to be told now, or needs a closer look. */
function candidateOf(facts: Facts, stored: QueryDocumentSnapshot, signup: Signup): Candidate | null {
  const fan = fanOf(facts, signup);
  if (!fan || !mayBeTold(facts, fan, signup)) return null;
  return signup.scope === 'artist'
    ? followCandidate(facts, fan, stored, signup)
    : releaseCandidate(facts, fan, stored, signup);
}

function fanOf({ services, fans }: Facts, signup: Signup): Fan | null {
  return fans.get(fanIdOf(services.signupSecret, signup.artistId, signup)) ?? null;
}

function mayBeTold({ services, heads, suppressed }: Facts, fan: Fan, signup: Signup): boolean {
  if (suppressed.has(signup.contact)) return false;
  const ledger = { fanId: fan.id, entries: fan.ledger, head: heads.get(fan.id) ?? '' };
  return permission(ledger, [scopeOf(signup)], signup.channel, ledgerHash(services.signupSecret)).permitted;
}

function releaseCandidate(
  { services, now, pages }: Facts,
  fan: Fan,
  stored: QueryDocumentSnapshot,
  signup: Signup,
): Candidate | null {
  const page = pages.get(signup.productId ?? '');
  if (!page || signup.sentAt !== null || dueAt(page.releaseMoment, signup.zone) > now) return null;
  const follows = fan.ledger.some(({ scope }) => scope.kind === 'artist');
  const follow = followIdOf(services.signupSecret, signup.artistId, signup);
  return {
    stored,
    signup,
    page,
    kind: 'release',
    messageId: releaseMessageId(signup.id),
    nextDueAt: null,
    rival: follows ? documents.outboxMessage(followMessageId(follow, page.id)).path : null,
  };
}

function followCandidate(
  { services, now, news }: Facts,
  fan: Fan,
  stored: QueryDocumentSnapshot,
  signup: Signup,
): Candidate | null {
  const { due, next } = planFollow(news, { zone: signup.zone, since: signup.confirmedAt ?? now }, now);
  const [page, ...more] = due;
  if (!page || more.length > 0) return null;
  const asked = fan.ledger.some(({ scope }) => scope.kind === 'release' && scope.id === page.id);
  const own = signupIdOf(services.signupSecret, page.id, signup);
  return {
    stored,
    signup,
    page,
    kind: 'follow',
    messageId: followMessageId(signup.id, page.id),
    nextDueAt: next,
    rival: asked ? documents.signup(signup.artistId, own).path : null,
  };
}
