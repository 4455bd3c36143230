import type { CallableOutput } from '@countin/domain/callables';
import { MOST_HIDDEN_ARTISTS } from '@countin/domain/collection';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { mergeDocument, refTo } from '../platform/write-document.ts';

/** Reads which artists the caller hides. */
export async function readHiddenArtists(
  { db }: Services,
  caller: string,
): Promise<CallableOutput<'readHiddenArtists'>> {
  const { ref } = refTo(db, documents.collectionState(caller));
  return { artists: readField(documents.collectionState, await ref.get(), 'hidden') ?? [] };
}

/**
 * Hides an artist or shows it again. In a transaction: two devices that each hide one hide both. An artist that is gone
 * needs no hiding.
 *
 * @throws AppError `field/too-many`
 */
export async function hideArtist(
  { db }: Services,
  caller: string,
  { artistId, hidden }: ParsedInput<'hideArtist'>,
): Promise<CallableOutput<'hideArtist'>> {
  const reference = refTo(db, documents.collectionState(caller));
  const profile = db.doc(documents.artistProfile(artistId).path);
  return db.runTransaction(async (transaction) => {
    const [state, artist] = await transaction.getAll(reference.ref, profile);
    const before = state ? (readField(documents.collectionState, state, 'hidden') ?? []) : [];
    const others = before.filter((entry) => entry.artistId !== artistId);
    const name = hidden && artist ? readDocument(documents.artistProfile, artist)?.name : undefined;
    const artists = name === undefined ? others : [{ artistId, name }, ...others];
    if (artists.length > MOST_HIDDEN_ARTISTS) throw new AppError('field/too-many', { field: 'artistId' });
    mergeDocument(transaction, reference, { uid: caller, hidden: artists });
    return { artists };
  });
}
