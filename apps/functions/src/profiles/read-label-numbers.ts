import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import type { SignupScope } from '@countin/domain/fan';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Firestore } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';

/**
 * Confirmed fans of artists who share their numbers with a label: followers, and fans who wait for a release. Counted by
 * the database, which reads no signup for it. Only agreements in force with `numbers.see` share them.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readLabelNumbers(
  { db }: Pick<Services, 'db'>,
  caller: string,
  { labelId, artistIds }: CallableInput<'readLabelNumbers'>,
): Promise<CallableOutput<'readLabelNumbers'>> {
  await requirePermission({ db }, caller, { kind: 'label', profileId: labelId }, 'numbers.read');
  const requested = [...new Set(artistIds)];
  if (requested.length === 0) return { artists: [] };
  const found = await db.getAll(...requested.map((artistId) => db.doc(documents.agreement(labelId, artistId).path)));
  const shared = found.flatMap((agreement) => {
    const artistId = readField(documents.agreement, agreement, 'artistId');
    const inForce = readField(documents.agreement, agreement, 'state') === 'in-force';
    const granted = readField(documents.agreement, agreement, 'grants')?.includes('numbers.see') ?? false;
    return artistId !== undefined && inForce && granted ? [artistId] : [];
  });
  return { artists: await Promise.all(shared.map((artistId) => numbersOf(db, artistId))) };
}

async function numbersOf(db: Firestore, artistId: string) {
  const confirmed = db.collection(documents.signups(artistId).path).where('state', '==', 'confirmed');
  const countOf = async (scope: SignupScope) =>
    (await confirmed.where('scope', '==', scope).count().get()).data().count;
  const [followers, waiting] = await Promise.all([countOf('artist'), countOf('release')]);
  return { artistId, followers, waiting };
}
