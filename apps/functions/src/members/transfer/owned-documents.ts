import { documents } from '@countin/domain/documents';
import { uidSchema } from '@countin/domain/fields';
import type { ProfileKind } from '@countin/domain/permissions';
import type { DocumentReference, Firestore, Query, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import { refOf, updateDocument } from '../../platform/write-document.ts';

/** Common fields of all documents that repeat the owner's id of a profile. */
const OWNED = { schema: v.object({ createdBy: uidSchema }) };

/** References of all documents that repeat the owner's id of a profile, except the profile itself. */
export async function readOwned(
  db: Firestore,
  transaction: Transaction,
  kind: ProfileKind,
  profileId: string,
): Promise<DocumentReference[]> {
  const claims = db.collection(documents.slugs().path).where('profileId', '==', profileId);
  const single = [documents.heldBackProfile(profileId).path];
  if (kind === 'label') return found(db, transaction, [claims], single);
  const ofArtist = (collection: string) => db.collection(collection).where('artistId', '==', profileId);
  return found(
    db,
    transaction,
    [
      claims,
      ofArtist(documents.musicProducts().path),
      ofArtist(documents.releasePages().path),
      ofArtist(documents.linkChecks().path),
      ofArtist(documents.linkReports().path),
      // Pages of a profile whose restoration is not finished.
      ofArtist(documents.hiddenPages().path),
      db.collection(documents.productSlugs(profileId).path),
      db.collection(documents.images(profileId).path),
    ],
    [
      ...single,
      documents.medley(profileId).path,
      documents.withdrawnMedley(profileId).path,
      documents.hiddenMedley(profileId).path,
    ],
  );
}

/** Writes the new owner's id. All of these documents have it in the same field. */
export function changeOwner(transaction: Transaction, owned: readonly DocumentReference[], owner: string): void {
  for (const ref of owned) updateDocument(transaction, refOf(OWNED, { ref }), { createdBy: owner });
}

async function found(
  db: Firestore,
  transaction: Transaction,
  queries: readonly Query[],
  paths: readonly string[],
): Promise<DocumentReference[]> {
  // Ids alone: a thousand releases with their content would not fit into a transaction.
  const lists = await Promise.all(queries.map((query) => transaction.get(query.select())));
  const single = await transaction.getAll(...paths.map((path) => db.doc(path)));
  return [
    ...lists.flatMap(({ docs }) => docs.map(({ ref }) => ref)),
    ...single.filter(({ exists }) => exists).map(({ ref }) => ref),
  ];
}
