import { userSchema, type User } from '@countin/domain/account';
import { nameStarts } from '@countin/domain/admin';
import { paths } from '@countin/domain/documents';
import { searchKey } from '@countin/domain/fields';
import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { ProviderAccount } from '../identity/identity.ts';
import type { Services } from '../services.ts';

/** What admins find a person by, as far as it follows from their document and their verified address. */
export function directoryFacts(
  { displayName, userType, subscription, suspended }: User,
  { uid, email }: { readonly uid: string; readonly email: string },
) {
  return {
    uid,
    email,
    emailKey: searchKey(email),
    displayName,
    nameKey: searchKey(displayName),
    nameStarts: nameStarts(displayName),
    userType,
    subscription,
    suspended,
  };
}

/** When a document says that something was; null where it does not. */
export function stampOf(document: DocumentSnapshot, field: string): Timestamp | null {
  const value: unknown = document.get(field);
  return value instanceof Timestamp ? value : null;
}

/** Puts an account into the directory, or its new address; not one that is being deleted. */
export async function listPerson(
  { db }: Pick<Services, 'db'>,
  { uid, email, createdAt, lastSeenAt }: Pick<ProviderAccount, 'uid' | 'email' | 'createdAt' | 'lastSeenAt'>,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [user, listed, deletion] = await transaction.getAll(
      db.doc(paths.user(uid)),
      db.doc(paths.directoryEntry(uid)),
      db.doc(paths.accountDeletion(uid)),
    );
    if (!user || !listed || !deletion) throw new Error('the database left a document out');
    if (deletion.exists) return;
    if (listed.exists) {
      if (listed.get('email') !== email) transaction.update(listed.ref, { email, emailKey: searchKey(email) });
      return;
    }
    const parsed = v.safeParse(userSchema, user.data());
    const person = parsed.success ? parsed.output : v.parse(userSchema, { uid });
    const proRequestedAt = stampOf(user, 'proRequestedAt');
    transaction.create(listed.ref, {
      ...directoryFacts({ ...person, suspended: user.get('suspended') === true }, { uid, email }),
      createdAt: stampOf(user, 'createdAt') ?? Timestamp.fromMillis(createdAt),
      lastSeenAt: Timestamp.fromMillis(lastSeenAt),
      proRequestedAt,
      askedForPro: proRequestedAt !== null,
    });
  });
}
