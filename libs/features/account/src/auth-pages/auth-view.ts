/** The two ways in. */
export type SignInMode = 'login' | 'signup';

/** The view that the auth pages show: sign-in, password reset, a deleted account, or an email link. */
export type AuthView =
  | { readonly kind: SignInMode | 'forgotten' | 'deleted' }
  | {
      readonly kind: 'link';
      readonly code: string;
      /** It confirms the address of an account. */ readonly verifies: boolean;
    };

/** Modes of the identity provider's links. Which of them it is, it is asked by the code. */
const LINK_MODES: readonly (string | null)[] = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'];

/**
 * View of an address of the log-in.
 *
 * @param path what its path stands for when the query says nothing
 */
export function authView(query: URLSearchParams, path: SignInMode): AuthView {
  const mode = query.get('mode');
  const code = query.get('oobCode');
  if (LINK_MODES.includes(mode)) return { kind: 'link', code: code ?? '', verifies: mode === 'verifyEmail' };
  if (mode === 'signup' || mode === 'forgotten' || mode === 'deleted') return { kind: mode };
  return { kind: path };
}
