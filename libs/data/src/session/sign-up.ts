import { LIMITS, optionalText } from '@countin/domain/fields';
import { languageSchema } from '@countin/domain/locale';
import { mutationOptions } from '@tanstack/react-query';
import { createUserWithEmailAndPassword } from 'firebase/auth';
import * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';
import { authError } from '../errors/auth-error.ts';
import { queryKeys } from '../query/query-keys.ts';
import { createUser } from '../users/create-user.ts';
import { sessionOf, type Session } from './observe-session.ts';
import { sendVerification } from './send-verification.ts';
import { credentialsSchema } from './sign-in.ts';

/** The identity provider's own minimum. */
export const PASSWORD_MIN_LENGTH = 6;

/** What the sign-up form gives. */
export const signUpSchema = v.object({
  ...credentialsSchema.entries,
  password: v.pipe(v.string(), v.nonEmpty('field/required'), v.minLength(PASSWORD_MIN_LENGTH, 'auth/password-weak')),
  displayName: v.optional(optionalText(LIMITS.displayName), ''),
  language: v.optional(languageSchema),
});
export interface NewAccount extends v.InferOutput<typeof signUpSchema> {
  /** The log-in page that the mail to confirm the address leads back to; without one no mail is sent. */
  readonly returnTo?: string;
}

/**
 * Makes an account, signs it in, writes its user document and asks for the mail that confirms its address. Throws
 * AppError `auth/…`. When only the document or the mail fails, the person is in all the same: whoever has no document
 * counts as an artist, and the mail can be asked for again.
 */
export async function signUp(access: DataAccess, account: NewAccount): Promise<Session> {
  let session: Session;
  try {
    session = sessionOf((await createUserWithEmailAndPassword(access.auth, account.email, account.password)).user);
  } catch (error) {
    throw authError(error);
  }
  const { displayName, language, returnTo } = account;
  const mail = returnTo === undefined ? Promise.resolve() : sendVerification(access, { returnTo, language });
  const [document, sent] = await Promise.allSettled([
    createUser(access, { uid: session.uid, displayName, language }),
    mail,
  ]);
  if (document.status === 'rejected') access.log('Error creating user document', document.reason);
  if (sent.status === 'rejected') access.log('Error asking for the mail that confirms an address', sent.reason);
  return session;
}

/** A screen may have read the missing user document between the account and the document: it reads again. */
export const signUpOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (input: NewAccount) => signUp(access, input),
    onSettled: (_session, _error, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: queryKeys.users() }),
  });
