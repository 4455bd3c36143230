import { documents } from '@countin/domain/documents';
import { FieldPath, type Firestore, type Query, type QuerySnapshot } from '@google-cloud/firestore';
import type { StoredImage } from './stored-image.ts';

/** Documents that may show a picture, one query each. All ask for equality alone, which needs no index of its own. */
function referencesTo(db: Firestore, { owner, ownerId, imageId }: StoredImage): Query[] {
  const ofOwner = (collection: string, field: string) =>
    db.collection(collection).where(FieldPath.documentId(), '==', ownerId).where(field, '==', imageId);
  if (owner === 'person') return [ofOwner(documents.users().path, 'picture.imageId')];
  const releases = [
    documents.releasePages(),
    documents.musicProducts(),
    documents.hiddenPages(),
    documents.deletedProducts(),
    documents.deletedPages(),
  ];
  const ofReleases = (field: string) =>
    releases.map(({ path }) => db.collection(path).where('artistId', '==', ownerId).where(field, '==', imageId));
  return [
    ...ofReleases('coverImage.imageId'),
    ...ofReleases('appearance.sharingImage.imageId'),
    ofOwner(documents.artistProfiles().path, 'pictureImage.imageId'),
    db.collection(documents.photos(ownerId).path).where('id', '==', imageId).where('removed', '==', false),
    db.collection(documents.labelProfiles().path).where('pictureImage.imageId', '==', imageId),
  ];
}

/**
 * Whether a document shows a picture: its owner's, a release's, a release page's, an artist's photos or a label's.
 *
 * @param read asks within a transaction, or beside any
 */
export async function isReferredTo(
  read: (query: Query) => Promise<QuerySnapshot>,
  db: Firestore,
  image: StoredImage,
): Promise<boolean> {
  // One after the other: most are found by the first.
  for (const query of referencesTo(db, image)) if (!(await read(query.select().limit(1))).empty) return true;
  return false;
}
