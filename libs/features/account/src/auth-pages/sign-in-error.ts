import type { ErrorCode } from '@countin/domain/errors';
import type { SignInMode } from './auth-view.ts';

/** Text for a refused sign-in: one of this form's own, or the text of the code. */
export type SignInError = { readonly own: 'taken' | 'loginRefused' } | { readonly code: ErrorCode };

/**
 * Chooses the error text for a refused sign-in. The text must not reveal whether an address has an account. Every
 * refused sign-up reads the same. So do a wrong address, a wrong password and a suspended account.
 */
export function signInError(mode: SignInMode, code: ErrorCode): SignInError {
  if (mode === 'signup' && (code === 'auth/email-in-use' || code === 'auth/credentials')) return { own: 'taken' };
  if (mode === 'login' && (code === 'auth/credentials' || code === 'auth/disabled' || code === 'auth/email-in-use'))
    return { own: 'loginRefused' };
  return { code };
}
