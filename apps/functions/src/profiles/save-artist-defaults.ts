import { documents } from '@countin/domain/documents';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { readOwnProfile } from './own-profile.ts';

/**
 * Stores what new releases of an artist begin with.
 *
 * @throws AppError `profile/not-found`, `profile/deleted`, `access/denied`
 */
export async function saveArtistDefaults(
  { db }: Services,
  uid: string,
  { artistId, ...defaults }: ParsedInput<'saveArtistDefaults'>,
): Promise<object> {
  await db.runTransaction(async (transaction) => {
    await readOwnProfile(db, transaction, uid, { kind: 'artist', profileId: artistId });
    setDocument(transaction, refTo(db, documents.artistDefaults(artistId)), defaults);
  });
  return {};
}
