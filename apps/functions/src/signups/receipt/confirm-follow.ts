import { consentStatus, type ConsentEvent, type ConsentScope } from '@countin/domain/consent';
import { documents, readDocument, type SignupRequest, type SignupRecord } from '@countin/domain/documents';
import { wordingOf } from '@countin/server-hash';
import type { Transaction } from '@google-cloud/firestore';
import type { FanAnswers, StoredLedger } from '../../consent/stored-ledger.ts';
import { followIdOf } from '../../messages/signup-record.ts';
import type { Services } from '../../platform/services.ts';
import { refTo } from '../../platform/write-document.ts';
import { newsOfArtist } from '../follows/artist-releases.ts';
import { planFollow } from '../follows/plan-follow.ts';
import { writeConfirmed } from './write-confirmed.ts';

/** A fan's follow of the artist beside another signup of the same contact, as read in a transaction. */
export interface FollowBeside {
  readonly signupId: string;
  readonly before: SignupRecord | null;
  /** Moment of the artist's next release, milliseconds since 1970, or null. */
  readonly dueAt: number | null;
}

/** Reads what following needs. The contact is that of the signup. */
export async function readFollowBeside(
  services: Services,
  transaction: Transaction,
  signup: SignupRecord,
  zone: string | null,
): Promise<FollowBeside> {
  const { db, signupSecret, now } = services;
  const signupId = followIdOf(signupSecret, signup.ownerId, signup);
  const reference = refTo(db, documents.signupRecord(signup.ownerId, signupId));
  const before = readDocument(reference, await transaction.get(reference.ref));
  const news = await newsOfArtist(services, transaction, signup.ownerId);
  return { signupId, before, dueAt: planFollow(news, { zone, since: now() }, now()).next };
}

/** Makes a follower of a fan whose link asked for that too, unless they have withdrawn it since. Returns as {@link writeFollow}. */
export function confirmFollow(
  services: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  ledger: StoredLedger,
  follow: FollowBeside | null,
  { answers, consent }: { readonly answers: FanAnswers; readonly consent: SignupRequest['consent'] | null },
): ReturnType<typeof writeFollow> {
  if (!follow || !consent || hasWithdrawnSince(ledger, 'artist', consent.at)) return null;
  return writeFollow(services, transaction, ledger, follow, { answers, consent, methods: ['form', 'link'] });
}

/**
 * Whether the fan has withdrawn all consent to the artist, or to the label's news, since an instant. An older link does
 * not restore it.
 */
export function hasWithdrawnSince(
  { entries, person }: StoredLedger,
  kind: Exclude<ConsentScope['kind'], 'release'>,
  since: number,
): boolean {
  return entries.some(
    ({ scope, action, at }) =>
      scope.kind === kind && scope.id === person.ownerId && action === 'withdrawn' && at >= since,
  );
}

/** Makes the contact's owner a follower. Returns the entries for the ledger; none for one who follows already. */
export function writeFollow(
  { db, now }: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  ledger: StoredLedger,
  follow: FollowBeside,
  said: {
    readonly answers: FanAnswers;
    readonly consent: SignupRequest['consent'];
    /** Methods of the request and of the confirmation. */
    readonly methods: readonly [given: ConsentEvent['method'], confirmed: ConsentEvent['method']];
  },
): { readonly given: ConsentEvent; readonly confirmed: ConsentEvent } | null {
  const { ownerId, channel, contact } = ledger.person;
  const scope = { kind: 'artist', id: ownerId } as const;
  const { before } = follow;
  if (before?.state === 'confirmed' && consentStatus(ledger.entries, { scope, channel }) === 'confirmed') return null;
  writeConfirmed(transaction, refTo(db, documents.ownedSignup('artist', ownerId, follow.signupId)), {
    owner: { ownerId, ownerKind: 'artist' },
    contact: { channel, contact },
    answers: said.answers,
    consent: said.consent,
    before,
    dueAt: follow.dueAt,
    now: now(),
  });
  const about = { scope, channel, ...wordingOf(said.consent) };
  const [requested, agreed] = said.methods;
  return {
    given: { ...about, action: 'given', method: requested, at: said.consent.at },
    confirmed: { ...about, action: 'confirmed', method: agreed, at: now() },
  };
}
