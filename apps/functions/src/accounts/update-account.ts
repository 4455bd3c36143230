import { nameStarts } from '@countin/domain/admin';
import type { callables } from '@countin/domain/callables';
import { paths } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { searchKey } from '@countin/domain/fields';
import { imageSchema } from '@countin/domain/media';
import * as v from 'valibot';
import { Timestamp } from '@google-cloud/firestore';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';

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
    const [user, listed] = await transaction.getAll(db.doc(paths.user(uid)), db.doc(paths.directoryEntry(uid)));
    if (!user || !listed) throw new Error('the database left a document out');
    if (pictureImage)
      checkPictureReady((await transaction.get(db.doc(paths.personImage(uid, pictureImage.imageId)))).data());
    const written = {
      uid,
      ...(displayName !== undefined && { displayName }),
      ...(language && { language }),
      ...(pictureImage !== undefined && { picture: pictureImage }),
    };
    transaction.set(user.ref, user.exists ? written : { ...written, createdAt: Timestamp.fromMillis(now()) }, {
      merge: true,
    });
    if (listed.exists && displayName !== undefined)
      transaction.update(listed.ref, {
        displayName,
        nameKey: searchKey(displayName),
        nameStarts: nameStarts(displayName),
      });
  });
  return {};
}

function checkPictureReady(image: unknown): void {
  const parsed = v.safeParse(imageSchema, image);
  if (!parsed.success || parsed.output.kind !== 'picture' || parsed.output.state !== 'ready')
    throw new AppError('image/not-ready', { field: 'pictureImage' });
}
