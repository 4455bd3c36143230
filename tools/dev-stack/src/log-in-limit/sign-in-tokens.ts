import * as v from 'valibot';

/**
 * Facts of a sign-in that the emulator forgets: the time of the log-in, and that of its refresh token. Seconds since
 * 1970.
 */
export interface SignInTimes {
  readonly authTime: number;
  readonly issuedAt: number;
}

/** A refresh token as browsers get it: the emulator's own, and the times behind it. */
export interface KnownRefreshToken extends SignInTimes {
  /** The emulator's. */
  readonly token: string;
  readonly uid: string;
}

const claimsSchema = v.looseObject({ auth_time: v.number(), iat: v.number() });
const ownSchema = v.looseObject({ localId: v.string() });
/** Dots are in no base64. */
const KNOWN = /^([\w+/=-]+)\.(\d+)\.(\d+)$/;

/** The times in an ID token; null for what is none. */
export function timesOf(idToken: string): SignInTimes | null {
  const claims = v.safeParse(claimsSchema, partOf(idToken.split('.')[1]));
  return claims.success ? { authTime: claims.output.auth_time, issuedAt: claims.output.iat } : null;
}

export function refreshTokenWith(token: string, { authTime, issuedAt }: SignInTimes): string {
  return `${token}.${authTime}.${issuedAt}`;
}

/** Reads {@link refreshTokenWith} again; null for one that is as the emulator made it. */
export function readRefreshToken(text: string): KnownRefreshToken | null {
  const [, token, authTime, issuedAt] = KNOWN.exec(text) ?? [];
  const own = v.safeParse(ownSchema, partOf(token));
  return token !== undefined && own.success
    ? { token, uid: own.output.localId, authTime: Number(authTime), issuedAt: Number(issuedAt) }
    : null;
}

/** The same ID token with the time of its own log-in. The emulator signs nothing, so that nothing has to be signed again. */
export function withAuthTime(idToken: string, authTime: number): string {
  const [header = '', payload] = idToken.split('.');
  const claims = v.safeParse(claimsSchema, partOf(payload));
  if (!claims.success) return idToken;
  return `${header}.${Buffer.from(JSON.stringify({ ...claims.output, auth_time: authTime })).toString('base64url')}.`;
}

function partOf(text: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(text ?? '', 'base64').toString());
  } catch {
    return null;
  }
}
