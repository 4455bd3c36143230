import { documents, readField } from '@countin/domain/documents';
import type { ShelfState } from '@countin/domain/shelf';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { isArchived } from '../platform/permissions/may-act.ts';

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
  if (heldBack?.exists || isArchived(artist)) return 'held-back';
  return readField(documents.ownerConfirmation, confirmation, 'confirmed') === true ? 'listed' : 'unconfirmed';
}
