import * as v from 'valibot';
import { isTokenText } from '../token-text.ts';

/** Unverified claims of a token. Only the server can detect a forged token. */
export interface ClaimedSubject {
  readonly audience: string;
  readonly uid: string;
  readonly email: string;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const claimsSchema = v.object({
  aud: v.string(),
  sub: v.string(),
  email: v.string(),
  sid: v.string(),
  exp: v.number(),
});

/** Decodes the unverified claims of a token; null if the text is no token. */
export function readTokenSubject(token: string): ClaimedSubject | null {
  if (!isTokenText(token)) return null;
  try {
    const letters = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
    );
    const { aud, sub, email, sid, exp } = v.parse(claimsSchema, JSON.parse(text));
    return { audience: aud, uid: sub, email, sessionId: sid, expiresAt: exp * 1000 };
  } catch {
    return null;
  }
}
