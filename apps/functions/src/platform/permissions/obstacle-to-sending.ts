import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { OperationOf, ProfileKind } from '@countin/domain/permissions';
import type { DocumentReference, DocumentSnapshot } from '@google-cloud/firestore';
import { obstacleTo, type Act, type Obstacle } from './may-act.ts';
import { requirePermission, type Grant, type ProfileKey, type Source } from './require-permission.ts';

/**
 * What ends messages for a profile: its own state, its owner's, or that of an account that began them.
 *
 * @param startedBy user ids of those who began what is sent
 */
export async function obstacleToSending(
  source: Source,
  { kind, profileId }: ProfileKey,
  startedBy: readonly string[] = [],
  act: Act = 'send',
): Promise<Obstacle | null> {
  const { db } = source;
  const [profile, heldBack] = await readAll(source, [
    db.doc(documents.profile(kind, profileId).path),
    db.doc(documents.heldBackProfile(profileId).path),
  ]);
  if (!profile) throw new Error('the database left a document out');
  const createdBy = readField(documents.profile, profile, 'createdBy');
  const uids = [...(createdBy === undefined ? [] : [createdBy]), ...startedBy];
  const users = await readAll(
    source,
    [...new Set(uids)].map((uid) => db.doc(documents.user(uid).path)),
  );
  const userOf = (uid: string) => users.filter(({ id }) => id === uid);
  const owner = createdBy === undefined ? undefined : userOf(createdBy)[0];
  return obstacleTo(act, { profile, heldBack, owner, actors: startedBy.flatMap(userOf) });
}

/**
 * Whether fans may be told of an artist's releases now. While not, the releases count as withdrawn. Fans who become due
 * are set aside, and publishing again makes them due anew.
 */
export async function mayAnnounce(source: Source, artistId: string): Promise<boolean> {
  return (await obstacleToSending(source, { kind: 'artist', profileId: artistId })) === null;
}

/**
 * Checks that a caller may run an operation by which messages leave for a profile.
 *
 * @throws AppError `profile/not-found`, `access/denied`; `profile/on-hold` while none may leave; `signup/closed` for an
 *   import into an archived profile
 */
export async function requireSender<K extends ProfileKind>(
  source: Source,
  caller: string,
  key: ProfileKey<K>,
  operation: OperationOf<K>,
  act: 'send' | 'import' = 'send',
): Promise<Grant> {
  const grant = await requirePermission(source, caller, key, operation);
  const obstacle = await obstacleToSending(source, key, [caller], act);
  if (obstacle === 'archived') throw new AppError('signup/closed');
  if (obstacle !== null) throw new AppError('profile/on-hold');
  return grant;
}

function readAll({ db, transaction }: Source, references: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  if (references.length === 0) return Promise.resolve([]);
  return transaction ? transaction.getAll(...references) : db.getAll(...references);
}
