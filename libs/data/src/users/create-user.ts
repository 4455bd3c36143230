import { LIMITS, languageSchema, optionalText, paths, uidSchema } from '@countin/domain';
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';
import { withFirestoreErrors } from '../errors/firestore-error.ts';

const newUserSchema = v.object({
  uid: uidSchema,
  displayName: v.optional(optionalText(LIMITS.displayName), ''),
  language: v.optional(languageSchema),
});
export type NewUser = v.InferInput<typeof newUserSchema>;

/** Writes the signed-in person's user document unless it is there. Throws AppError. */
export async function createUser(access: DataAccess, input: NewUser): Promise<void> {
  const { uid, displayName, language } = v.parse(newUserSchema, input);
  const reference = doc(access.store, paths.user(uid));
  await withFirestoreErrors(async () => {
    if ((await getDoc(reference)).exists()) return;
    await setDoc(reference, { uid, displayName, ...(language && { language }), createdAt: serverTimestamp() });
  });
}
