import { LIMITS, optionalText } from '@countin/domain/fields';
import { languageSchema } from '@countin/domain/locale';
import { mutationOptions } from '@tanstack/react-query';
import { createUserWithEmailAndPassword } from 'firebase/auth';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { authError } from '../errors/auth-error.ts';
import { queryKeys } from '../query/query-keys.ts';
import { createUser } from './create-user.ts';
import { sessionOf, type Session } from './observe-session.ts';
import { sendVerification } from './send-verification.ts';
import { credentialsSchema } from './sign-in.ts';

/** The identity provider's own minimum. */
export const PASSWORD_MIN_LENGTH = 6;

/** Values of the sign-up form. */
export const signUpSchema = v.object({
  ...credentialsSchema.entries,
  password: v.pipe(v.string(), v.nonEmpty('field/required'), v.minLength(PASSWORD_MIN_LENGTH, 'auth/password-weak')),
  displayName: v.optional(optionalText(LIMITS.displayName), ''),
  language: v.optional(languageSchema),
});
export interface NewAccount extends v.InferOutput<typeof signUpSchema> {
  /** URL of the log-in page to which the verification mail returns; without it no mail is sent. */
  readonly returnTo?: string;
}

/**
 * Creates an account, signs it in, writes its user document and requests the verification mail. Throws AppError
 * `auth/…`. If only the document or the mail fails, the sign-up still succeeds. A user without a document counts as an
 * artist, and the mail can be requested again.
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

/** Invalidates user queries: a screen may have read the user document before it was created. */
export const signUpOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (input: NewAccount) => signUp(access, input),
    onSettled: (_session, _error, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: queryKeys.users() }),
  });
