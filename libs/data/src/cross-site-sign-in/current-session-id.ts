import type { DataAccess } from '../access/data-access.ts';

/**
 * Name of the live session as the server knows it: what a custom token carried over from the other site, or the log-in
 * that began it. Null when nobody is signed in, or when the identity provider could not be asked.
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
