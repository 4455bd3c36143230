import { paths } from '@countin/domain/documents';
import type { ShelfState } from '@countin/domain/shelf';
import type { Firestore, Transaction } from '@google-cloud/firestore';

/** Whether shelves may show what an artist publishes, as of a transaction. */
export async function shelfStateOf(
  db: Firestore,
  transaction: Transaction,
  artistId: string,
  owner: string,
): Promise<ShelfState> {
  const [heldBack, confirmation] = await transaction.getAll(
    db.doc(paths.heldBackProfile(artistId)),
    db.doc(paths.ownerConfirmation(owner)),
  );
  if (heldBack?.exists) return 'held-back';
  return confirmation?.get('confirmed') === true ? 'listed' : 'unconfirmed';
}
