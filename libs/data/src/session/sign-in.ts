import { mutationOptions } from '@tanstack/react-query';
import { signInWithEmailAndPassword } from 'firebase/auth';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { authError } from '../errors/auth-error.ts';
import { sessionOf, type Session } from './observe-session.ts';

/** Values of the log-in form. */
export const credentialsSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('field/required'), v.email('auth/email-invalid')),
  password: v.pipe(v.string(), v.nonEmpty('field/required')),
});
export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** Signs in with e-mail and password. Throws AppError `auth/…`. */
export async function signIn(access: DataAccess, { email, password }: Credentials): Promise<Session> {
  try {
    return sessionOf((await signInWithEmailAndPassword(access.auth, email, password)).user);
  } catch (error) {
    throw authError(error);
  }
}

export const signInOptions = (access: DataAccess) =>
  mutationOptions({ mutationFn: (input: Credentials) => signIn(access, input) });
