import { documents } from '@countin/domain/documents';
import type { ProfileKind } from '@countin/domain/permissions';
import type { Transaction } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import type { Services } from '../platform/services.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import { refTo, setDocument } from '../platform/write-document.ts';

/**
 * Stores what new releases of an artist begin with.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export function saveArtistDefaults(
  services: Services,
  uid: string,
  { artistId, ...defaults }: ParsedInput<'saveArtistDefaults'>,
): Promise<object> {
  return saveSettings(services, uid, { kind: 'artist', profileId: artistId }, (transaction) =>
    setDocument(transaction, refTo(services.db, documents.artistDefaults(artistId)), defaults),
  );
}

/**
 * Stores how messages to an artist's or a label's fans are sent.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export function saveSendingSettings(
  services: Services,
  uid: string,
  { ownerKind, ownerId, ...settings }: ParsedInput<'saveSendingSettings'>,
): Promise<object> {
  return saveSettings(services, uid, { kind: ownerKind, profileId: ownerId }, (transaction) =>
    setDocument(transaction, refTo(services.db, documents.sendingSettings(ownerKind, ownerId)), settings),
  );
}

async function saveSettings(
  services: Services,
  uid: string,
  profile: { readonly kind: ProfileKind; readonly profileId: string },
  write: (transaction: Transaction) => void,
): Promise<object> {
  const { db } = services;
  await db.runTransaction(async (transaction) => {
    await requirePermission({ db, transaction }, uid, profile, 'settings.edit');
    const actor = await transaction.get(db.doc(documents.user(uid).path));
    write(transaction);
    noteActivity(services, transaction, profile, { actor, action: 'settings.changed' });
  });
  return {};
}
