import { consentStatus, type ConsentEvent, type ConsentScope } from '@countin/domain/consent';
import { documents, readDocument, type SignupRequest, type SignupRecord } from '@countin/domain/documents';
import { scopeOf, type FanOwner } from '@countin/domain/fan';
import { wordingOf } from '@countin/server-hash';
import { FieldValue, type Transaction } from '@google-cloud/firestore';
import { appendConsents, forgetFan, readLedger, type StoredLedger } from '../../consent/stored-ledger.ts';
import { scopedSignupId } from '../../messages/signup-record.ts';
import type { Contact } from '../../platform/contact.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument, updateDocument } from '../../platform/write-document.ts';
import { moveLinks, moveMessages } from './move-messages.ts';
import { readPerson, type Relation } from './read-person.ts';
import { deleteParts, partsOf, type SignupParts } from './signup-parts.ts';

/** A fan under a former address, and where everything goes, as read in a transaction. */
export interface Former {
  /** The signup from which the fan moves. */
  readonly signup: SignupRecord;
  /** The artist or label of the receipt first. */
  readonly relations: readonly FormerRelation[];
}

interface FormerRelation {
  readonly relation: Relation;
  readonly moves: readonly Move[];
  /** Of the new address. */
  readonly ledger: StoredLedger;
}

/** One signup under the former address. */
interface Move {
  readonly scope: ConsentScope;
  readonly signup: SignupRecord;
  readonly parts: SignupParts;
  /** The signup of the new address for the same. */
  readonly signupId: string;
  readonly before: SignupRecord | null;
}

/**
 * Reads everything of a fan under a former address. One who has stopped there since stays, so that nothing forgets the
 * stop.
 *
 * @param to the new address
 */
export async function readFormer(
  services: Services,
  transaction: Transaction,
  owner: FanOwner,
  { signupId, to }: { readonly signupId: string | null; readonly to: Contact },
): Promise<Former | null> {
  if (signupId === null) return null;
  const { path } = documents.ownedSignup(owner.ownerKind, owner.ownerId, signupId);
  const signup = readDocument(documents.ownedSignup, await transaction.get(services.db.doc(path)));
  if (!signup || signup.state === 'stopped') return null;
  const person: readonly Relation[] = await readPerson(services, transaction, signup);
  const relations = await Promise.all(
    person.map(async (relation): Promise<FormerRelation> => {
      const { ownerKind, ownerId } = relation.ledger.person;
      const { channel, contact } = to;
      const ledger = await readLedger(services, transaction, { ownerKind, ownerId, channel, contact });
      const moves = relation.signups.map((each) => readMove(services, transaction, each, to));
      return { relation, ledger, moves: await Promise.all(moves) };
    }),
  );
  return { signup, relations };
}

async function readMove(
  services: Services,
  transaction: Transaction,
  signup: SignupRecord,
  to: Contact,
): Promise<Move> {
  const { ownerKind, ownerId } = signup;
  const scope = scopeOf(signup);
  const signupId = scopedSignupId(services.signupSecret, scope, to);
  const { path } = documents.ownedSignup(ownerKind, ownerId, signupId);
  const [stored, parts] = await Promise.all([
    transaction.get(services.db.doc(path)),
    partsOf(services, transaction, signup, signup.id),
  ]);
  return { scope, signup, parts, signupId, before: readDocument(documents.ownedSignup, stored) };
}

/** The confirmation at the new address. */
export interface Arrival {
  /** The signup that was confirmed. */
  readonly signup: SignupRecord;
  readonly request: Pick<SignupRequest, 'consent'>;
}

/**
 * Moves every consent of a former address but the one that was just confirmed at the new one. Nothing of the former
 * address stays but its links, which say so.
 *
 * @returns entries for the ledger of the new address with the same artist or label, and labels ticked beside
 */
export function moveFormer(
  services: Services,
  transaction: Transaction,
  { relations }: Former,
  arrival: Arrival,
): { readonly events: readonly ConsentEvent[]; readonly labels: readonly string[] } {
  const moved = relations.map((relation) => moveRelation(services, transaction, relation, arrival));
  const [own = [], ...ofLabels] = moved;
  const labels = relations.slice(1).flatMap(({ ledger, moves: [first] }, at) => {
    const events = ofLabels[at] ?? [];
    if (events.length > 0 && first)
      appendConsents(services, transaction, ledger, {
        events,
        answers: first.signup,
        replacesAnswers: false,
      });
    return ledger.entries.length + events.length > 0 ? [ledger.person.ownerId] : [];
  });
  return { events: own, labels };
}

/** Notes at the artist's fan which labels were ticked beside, once the fan has a ledger. */
export function noteLabels(
  { db }: Services,
  transaction: Transaction,
  { person: { ownerKind, ownerId }, fanId }: StoredLedger,
  labels: readonly string[],
): void {
  if (labels.length === 0) return;
  updateDocument(transaction, refTo(db, documents.ownedFan(ownerKind, ownerId, fanId)), {
    tickedLabels: FieldValue.arrayUnion(...labels),
  });
}

function moveRelation(
  services: Services,
  transaction: Transaction,
  { relation, moves, ledger }: FormerRelation,
  arrival: Arrival,
): ConsentEvent[] {
  forgetFan(services, transaction, relation.ledger);
  return moves.flatMap((move) => {
    deleteParts(transaction, move.parts);
    moveLinks(services, transaction, move.signup, move.parts.tokens, arrival.signup);
    if (move.signupId === arrival.signup.id || !movesAlong(relation.ledger, ledger, move, arrival)) return [];
    return moveOne(services, transaction, move, ledger, arrival);
  });
}

/** Only what the fan has agreed to. A withdrawal at the new address since the move was requested holds. */
function movesAlong(from: StoredLedger, to: StoredLedger, { scope, signup }: Move, { request }: Arrival): boolean {
  if (signup.state === 'unconfirmed' || signup.state === 'stopped') return false;
  if (consentStatus(from.entries, { scope, channel: from.person.channel }) !== 'confirmed') return false;
  if (consentStatus(to.entries, { scope, channel: to.person.channel }) === 'confirmed') return false;
  return !to.entries.some(
    (entry) =>
      entry.action === 'withdrawn' &&
      entry.at >= request.consent.at &&
      entry.scope.kind === scope.kind &&
      entry.scope.id === scope.id,
  );
}

function moveOne(
  services: Services,
  transaction: Transaction,
  { scope, signup, parts, signupId, before }: Move,
  { person: { channel, contact } }: StoredLedger,
  { request }: Arrival,
): ConsentEvent[] {
  const { db, now } = services;
  const { ownerKind, ownerId } = signup;
  setDocument(transaction, refTo(db, documents.ownedSignup(ownerKind, ownerId, signupId)), {
    ...signup,
    id: signupId,
    channel,
    contact,
    stoppedAt: null,
    createdAt: before?.createdAt ?? now(),
    confirmMails: before?.confirmMails ?? { count: 0, lastAt: null },
  });
  moveMessages(services, transaction, parts.messages, { signupId, channel });
  const about = { scope, channel, ...wordingOf(signup.consent) };
  return [
    { ...about, action: 'given', method: 'receipt', at: request.consent.at },
    { ...about, action: 'confirmed', method: 'link', at: now() },
  ];
}
