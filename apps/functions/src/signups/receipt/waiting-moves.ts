import { documents, readDocument, type SignupAsk } from '@countin/domain/documents';
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
  const asks = services.db.collection(documents.signupAsks().path);
  const found = await Promise.all(signupIds.map((id) => transaction.get(asks.where('replaces', '==', id))));
  const moves = found.flatMap(({ docs }) => docs.flatMap((stored) => readDocument(documents.signupAsk, stored) ?? []));
  return Promise.all(moves.map((ask) => readWaitingMove(services, transaction, ask)));
}

async function readWaitingMove(services: Services, transaction: Transaction, ask: SignupAsk): Promise<WaitingMove> {
  const { db } = services;
  const { ownerKind, ownerId, signupId } = ask;
  const tokens = db.collection(documents.signupTokens().path).where('askId', '==', ask.id);
  const [links, parts, stored] = await Promise.all([
    transaction.get(tokens),
    partsOf(services, transaction, ask, signupId),
    transaction.get(db.doc(documents.ownedSignup(ownerKind, ownerId, signupId).path)),
  ]);
  const ofAsk = [
    db.doc(documents.signupAsk(ask.id).path),
    db.doc(documents.outboxMessage(ask.id).path),
    ...links.docs.map(({ ref }) => ref),
  ];
  const signup = readDocument(documents.ownedSignup, stored);
  if (signup?.state !== 'asked' || parts.asks.length > 1) return { everything: ofAsk, stranger: null };
  const [relation] = await readPerson(services, transaction, signup);
  const messages = parts.messages.map(({ ref }) => ref);
  return {
    everything: [...ofAsk, parts.signup, ...messages, ...parts.tokens],
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
