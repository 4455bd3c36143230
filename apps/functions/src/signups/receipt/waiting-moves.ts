import { documents, readDocument, type SignupRequest } from '@countin/domain/documents';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import { forgetFan } from '../../consent/stored-ledger.ts';
import type { Services } from '../../platform/services.ts';
import { readPerson, type Relation } from './read-person.ts';
import { partsOf } from './signup-parts.ts';

/** A move to another address that was not confirmed there yet. */
interface WaitingMove {
  readonly everything: readonly DocumentReference[];
  /** Who is there because of this move alone; null where the address has agreed to something, or was asked else. */
  readonly stranger: Relation | null;
}

/** Moves of signups that wait for their confirmation. */
export async function readWaitingMoves(
  services: Services,
  transaction: Transaction,
  signupIds: readonly string[],
): Promise<WaitingMove[]> {
  const requests = services.db.collection(documents.signupRequests().path);
  const found = await Promise.all(signupIds.map((id) => transaction.get(requests.where('replaces', '==', id))));
  const moves = found.flatMap(({ docs }) =>
    docs.flatMap((stored) => readDocument(documents.signupRequest, stored) ?? []),
  );
  return Promise.all(moves.map((request) => readWaitingMove(services, transaction, request)));
}

async function readWaitingMove(
  services: Services,
  transaction: Transaction,
  request: SignupRequest,
): Promise<WaitingMove> {
  const { db } = services;
  const { ownerKind, ownerId, signupId } = request;
  const tokens = db.collection(documents.signupTokens().path).where('requestId', '==', request.id);
  const [links, parts, stored] = await Promise.all([
    transaction.get(tokens),
    partsOf(services, transaction, request, signupId),
    transaction.get(db.doc(documents.ownedSignup(ownerKind, ownerId, signupId).path)),
  ]);
  const ofRequest = [
    db.doc(documents.signupRequest(request.id).path),
    db.doc(documents.outboxMessage(request.id).path),
    ...links.docs.map(({ ref }) => ref),
  ];
  const signup = readDocument(documents.ownedSignup, stored);
  if (signup?.state !== 'unconfirmed' || parts.requests.length > 1) return { everything: ofRequest, stranger: null };
  const [relation] = await readPerson(services, transaction, signup);
  const messages = parts.messages.map(({ ref }) => ref);
  return {
    everything: [...ofRequest, parts.signup, ...messages, ...parts.tokens],
    stranger: relation.signups.length === 1 ? relation : null,
  };
}

/** Takes a move back that was not confirmed, with all that it has stored about the new address. */
export function deleteWaitingMove(
  services: Services,
  transaction: Transaction,
  { everything, stranger }: WaitingMove,
): void {
  for (const reference of everything) transaction.delete(reference);
  if (stranger) forgetFan(services, transaction, stranger.ledger);
}
