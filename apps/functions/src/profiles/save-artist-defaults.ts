import { documents } from '@countin/domain/documents';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { readPermittedProfile } from './permitted-profile.ts';

/**
 * Stores what new releases of an artist begin with.
 *
 * @throws AppError `profile/not-found`, `profile/deleted`, `access/denied`
 */
export async function saveArtistDefaults(
  services: Services,
  uid: string,
  { artistId, ...defaults }: ParsedInput<'saveArtistDefaults'>,
): Promise<object> {
  const { db } = services;
  const artist = { kind: 'artist', profileId: artistId } as const;
  await db.runTransaction(async (transaction) => {
    await readPermittedProfile(db, transaction, uid, artist, 'settings.edit');
    const actor = await transaction.get(db.doc(documents.user(uid).path));
    setDocument(transaction, refTo(db, documents.artistDefaults(artistId)), defaults);
    noteActivity(services, transaction, artist, { actor, action: 'settings.changed' });
  });
  return {};
}
