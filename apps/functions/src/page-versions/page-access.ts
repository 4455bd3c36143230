import type { OperationOf } from '@countin/domain/permissions';
import type { PageKey } from '@countin/domain/publisher';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { requirePermission, type Source } from '../platform/permissions/require-permission.ts';
import { readPermittedProduct } from '../releases/permitted-product.ts';

const RELEASE = { read: 'release.read', edit: 'release.edit' } as const;
const MEDLEY = { read: 'medley.read', edit: 'medley.edit' } as const;
const PROFILE = { read: 'profile.read', edit: 'profile.edit' } as const;
const FEED = { read: 'profile.read', edit: 'feed.edit' } as const satisfies Record<string, OperationOf<'label'>>;

/**
 * Reads what people edit of a page: the working copy of a release, else the profile. In a transaction, the decision
 * holds until its commit.
 *
 * @param act whether the caller has to be allowed to change it, or to read it
 * @throws AppError `release/not-found`, `profile/not-found`, `access/denied`
 */
export async function readPermittedPage(
  source: Source,
  caller: string,
  { kind, id }: PageKey,
  act: 'read' | 'edit',
): Promise<DocumentSnapshot> {
  if (kind === 'release') {
    const { db, transaction = null } = source;
    return (await readPermittedProduct(db, transaction, caller, id, RELEASE[act])).stored;
  }
  if (kind === 'medley' || kind === 'artist') {
    const operation = kind === 'medley' ? MEDLEY[act] : PROFILE[act];
    return (await requirePermission(source, caller, { kind: 'artist', profileId: id }, operation)).profile;
  }
  const operation = kind === 'feed' ? FEED[act] : PROFILE[act];
  return (await requirePermission(source, caller, { kind: 'label', profileId: id }, operation)).profile;
}
