import type { DataAccess } from '../ports/data-access.ts';

/**
 * Id of the current session, as on the server. It comes from the other site's custom token, or else from the log-in.
 * Null if no user is signed in, or if the identity provider did not answer.
 */
export async function currentSessionId(access: DataAccess): Promise<string | null> {
  try {
    const claims = (await access.auth.currentUser?.getIdTokenResult())?.claims;
    if (!claims) return null;
    return typeof claims['sid'] === 'string' ? claims['sid'] : `login-${claims.auth_time}`;
  } catch {
    return null;
  }
}
