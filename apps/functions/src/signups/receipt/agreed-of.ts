import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, type SignupRequest, type SignupRecord } from '@countin/domain/documents';
import type { Services } from '../../platform/services.ts';
import { readPerson } from './read-person.ts';

type Agreed = CallableOutput<'readReceipt'>['agreed'];

/**
 * Wordings that a fan has agreed to: that of the signup first, then those of every consent that holds. A link that waits
 * to be opened also shows what it will confirm. That is what was ticked beside, and what moves here.
 *
 * @param ask which the link confirms; null for none
 */
export async function agreedOf(services: Services, seen: SignupRecord, request: SignupRequest | null): Promise<Agreed> {
  const { db } = services;
  const others = await db.runTransaction(async (transaction) => {
    const former =
      request && request.replaces !== null
        ? documents.ownedSignup(request.ownerKind, request.ownerId, request.replaces)
        : null;
    const moving = former && readDocument(documents.ownedSignup, await transaction.get(db.doc(former.path)));
    const persons = [seen, ...(moving && moving.state !== 'stopped' ? [moving] : [])];
    const relations = await Promise.all(persons.map((person) => readPerson(services, transaction, person)));
    return relations.flat().flatMap(({ signups }) => signups);
  });
  const holding = others.filter(({ id, state }) => id !== seen.id && state !== 'unconfirmed' && state !== 'stopped');
  const consents = [
    seen.consent,
    ...(request?.follow ? [request.follow] : []),
    ...(request?.label ? [request.label.consent] : []),
    ...holding.map(({ consent }) => consent),
  ];
  return [...new Map(consents.map(({ wording, language }) => [wording, { wording, language }])).values()];
}
