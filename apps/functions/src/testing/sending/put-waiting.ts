import { documents } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import { aSignup } from '@countin/domain/testing';
import { fanIdOf } from '@countin/server-hash';
import { appendConsents, readLedger } from '../../consent/stored-ledger.ts';
import { followIdOf, labelSignupIdOf, signupIdOf } from '../../messages/signup-record.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { consentsOf } from '../stage.ts';

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
    await db.runTransaction(async (transaction) => {
      const page = signups.slice(from, from + PAGE);
      const byFan = Map.groupBy(page, (signup) => fanIdOf(signupSecret, signup.ownerId, signup));
      const ledgers = await Promise.all(
        [...byFan.values()].flatMap(([first]) => (first ? [readLedger(services, transaction, first)] : [])),
      );
      for (const ledger of ledgers) {
        const ofFan = byFan.get(ledger.fanId) ?? [];
        for (const signup of ofFan)
          setDocument(
            transaction,
            refTo(db, documents.ownedSignup(signup.ownerKind, signup.ownerId, signup.id)),
            signup,
          );
        const [answers] = ofFan;
        if (answers)
          appendConsents(services, transaction, ledger, {
            events: ofFan.flatMap(consentsOf),
            answers,
            replacesAnswers: true,
          });
      }
    });
  return signups;
}

function idOf(secret: string, signup: Signup): string {
  if (signup.productId !== null) return signupIdOf(secret, signup.productId, signup);
  return (signup.ownerKind === 'label' ? labelSignupIdOf : followIdOf)(secret, signup.ownerId, signup);
}
