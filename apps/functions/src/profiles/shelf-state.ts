import { documents, readField } from '@countin/domain/documents';
import type { ShelfState } from '@countin/domain/shelf';
import type { Firestore, Transaction } from '@google-cloud/firestore';

/** Whether shelves may show what an artist publishes, as of a transaction. */
export async function shelfStateOf(
  db: Firestore,
  transaction: Transaction,
  artistId: string,
  owner: string,
): Promise<ShelfState> {
  const [heldBack, confirmation, artist] = await transaction.getAll(
    db.doc(documents.heldBackProfile(artistId).path),
    db.doc(documents.ownerConfirmation(owner).path),
    db.doc(documents.artistProfile(artistId).path),
  );
  if (heldBack?.exists || readField(documents.artistProfile, artist, 'archivedAt') !== undefined) return 'held-back';
  return readField(documents.ownerConfirmation, confirmation, 'confirmed') === true ? 'listed' : 'unconfirmed';
}
