import { nameStarts } from '@countin/domain/admin';
import type { callables } from '@countin/domain/callables';
import { documents, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { searchKey } from '@countin/domain/fields';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';
import { changeUserDocument } from '../platform/session/user-document.ts';
import { renameMember } from '../platform/permissions/change-members.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

type AccountChange = v.InferOutput<typeof callables.updateAccount.input>;

/**
 * Changes what a person says about themselves, and what admins find them by with it.
 *
 * @throws AppError `image/not-ready` for a picture that is not one of the person's own, made and ready
 */
export async function updateAccount(
  { db, now }: Services,
  { uid }: Person,
  change: AccountChange,
): Promise<Record<string, never>> {
  const { displayName, language, pictureImage } = change;
  await db.runTransaction(async (transaction) => {
    const [user, listed] = await transaction.getAll(
      db.doc(documents.user(uid).path),
      db.doc(documents.directoryEntry(uid).path),
    );
    if (!user || !listed) throw new Error('the database left a document out');
    if (pictureImage)
      checkPictureReady(await transaction.get(db.doc(documents.personImage(uid, pictureImage.imageId).path)));
    const changes = {
      ...(displayName !== undefined && { displayName }),
      ...(language && { language }),
      ...(pictureImage !== undefined && { picture: pictureImage }),
    };
    changeUserDocument(transaction, user, changes, now());
    if (displayName !== undefined) renameMember(db, transaction, user, displayName);
    if (listed.exists && displayName !== undefined)
      updateDocument(transaction, refOf(documents.directoryRecord, listed), {
        displayName,
        nameKey: searchKey(displayName),
        nameStarts: nameStarts(displayName),
      });
  });
  return {};
}

function checkPictureReady(stored: DocumentSnapshot): void {
  const image = readValidDocument(documents.personImage, stored);
  if (image?.kind !== 'picture' || image.state !== 'ready')
    throw new AppError('image/not-ready', { field: 'pictureImage' });
}
