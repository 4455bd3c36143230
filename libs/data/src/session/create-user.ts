import { documents } from '@countin/domain/documents';
import { LIMITS, optionalText, uidSchema } from '@countin/domain/fields';
import { languageSchema } from '@countin/domain/locale';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { withFirestoreErrors } from '../errors/firestore-error.ts';

const newUserSchema = v.object({
  uid: uidSchema,
  displayName: v.optional(optionalText(LIMITS.displayName), ''),
  language: v.optional(languageSchema),
});
export type NewUser = v.InferInput<typeof newUserSchema>;

/** Creates the signed-in user's document unless it exists. Throws AppError. */
export async function createUser(access: DataAccess, input: NewUser): Promise<void> {
  const { uid, displayName, language } = v.parse(newUserSchema, input);
  const user = documents.user(uid);
  await withFirestoreErrors(async () =>
    (await access.live()).transact(async (transaction) => {
      if (await transaction.get(user.path)) return;
      transaction.create(user, { uid, displayName, ...(language && { language }) });
    }),
  );
}
