import { documents } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import { aSignup } from '@countin/domain/testing';
import { fanIdOf } from '../../consent/fan-id.ts';
import { appendConsents } from '../../consent/stored-ledger.ts';
import { followIdOf, labelSignupIdOf, signupIdOf } from '../../messages/signup-record.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';

const PAGE = 100;

/** Stores confirmed signups of many fans, with their ledgers, as signing up and confirming leaves them. */
export async function putWaiting(
  services: Pick<Services, 'db' | 'signupSecret'>,
  fans: readonly Partial<Signup>[],
): Promise<readonly Signup[]> {
  const { db, signupSecret } = services;
  const signups = fans.map((change) => {
    const signup = aSignup({ state: 'confirmed', confirmedAt: aSignup().createdAt, ...change });
    return { ...signup, id: idOf(signupSecret, signup) };
  });
  for (let from = 0; from < signups.length; from += PAGE)
    await db.runTransaction((transaction) => {
      for (const signup of signups.slice(from, from + PAGE)) {
        const { ownerId, ownerKind, channel, contact } = signup;
        setDocument(transaction, refTo(db, documents.ownedSignup(ownerKind, ownerId, signup.id)), signup);
        const fanId = fanIdOf(signupSecret, ownerId, signup);
        const ledger = { person: { ownerId, ownerKind, channel, contact }, fanId, fan: null, entries: [], head: '' };
        appendConsents(services, transaction, ledger, {
          before: { ...signup, stoppedAt: null, replaces: null, confirmMails: { count: 1, lastAt: null } },
          events: [],
          answers: signup,
          replacesAnswers: true,
        });
      }
      return Promise.resolve();
    });
  return signups;
}

function idOf(secret: string, signup: Signup): string {
  if (signup.productId !== null) return signupIdOf(secret, signup.productId, signup);
  return (signup.ownerKind === 'label' ? labelSignupIdOf : followIdOf)(secret, signup.ownerId, signup);
}
