import { consentStatus, type ConsentEvent, type ConsentScope } from '@countin/domain/consent';
import { documents } from '@countin/domain/documents';
import { scopeOf } from '@countin/domain/fan';
import { withoutWording } from '@countin/server-hash';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import { appendConsents } from '../../consent/stored-ledger.ts';
import { requestsOf } from '../../messages/signup-request-record.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import type { Relation } from './read-person.ts';

/** Consents of one relation that end, with the pending requests that could revive them. */
export interface Withdrawal {
  readonly relation: Relation;
  readonly scopes: readonly ConsentScope[];
  readonly requests: readonly DocumentReference[];
}

export const isSameScope = (a: ConsentScope, b: ConsentScope): boolean => a.kind === b.kind && a.id === b.id;

/** Every scope in the ledger of a contact. */
export function scopesIn({ ledger }: Relation): ConsentScope[] {
  const scopes = ledger.entries.map(({ scope }) => scope);
  return [...new Map(scopes.map((scope) => [`${scope.kind} ${scope.id}`, scope])).values()];
}

/** Reads what withdrawing these scopes takes: of them, those that are open. */
export async function readWithdrawal(
  services: Services,
  transaction: Transaction,
  relation: Relation,
  scopes: readonly ConsentScope[],
): Promise<Withdrawal> {
  const signups = relation.signups.filter((signup) => scopes.some((scope) => isSameScope(scope, scopeOf(signup))));
  const found = await Promise.all(signups.map(({ id }) => transaction.get(requestsOf(services.db, id))));
  return {
    relation,
    scopes: scopes.filter((scope) => isOpen(relation, scope)),
    requests: found.flatMap(({ docs }) => docs.map(({ ref }) => ref)),
  };
}

function isOpen({ ledger }: Relation, scope: ConsentScope): boolean {
  const status = consentStatus(ledger.entries, { scope, channel: ledger.person.channel });
  return status === 'confirmed' || status === 'unconfirmed';
}

/** Withdraws consents: the ledger says so, the signups are stopped, and pending requests are deleted. */
export function withdrawConsents(
  { db, signupSecret, now }: Services,
  transaction: Transaction,
  { relation: { ledger, signups }, scopes, requests }: Withdrawal,
  method: ConsentEvent['method'],
): void {
  for (const request of requests) transaction.delete(request);
  const answers = ledger.fan;
  if (!answers || scopes.length === 0) return;
  const at = now();
  const { channel, ownerKind, ownerId } = ledger.person;
  const withdrawn = { channel, action: 'withdrawn', method, ...withoutWording(answers), at } as const;
  appendConsents({ db, signupSecret }, transaction, ledger, {
    events: scopes.map((scope) => ({ scope, ...withdrawn })),
    answers,
    replacesAnswers: false,
  });
  for (const signup of signups) {
    if (signup.state === 'stopped' || !scopes.some((scope) => isSameScope(scope, scopeOf(signup)))) continue;
    updateDocument(transaction, refTo(db, documents.ownedSignup(ownerKind, ownerId, signup.id)), {
      state: 'stopped',
      stoppedAt: at,
    });
  }
}
