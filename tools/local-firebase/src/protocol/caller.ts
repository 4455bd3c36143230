/** Caller by the `authorization` header. Tokens are decoded and believed: this server is for one machine. */
import { RpcError, type Caller } from '../service.ts';

/** The owner: security rules do not apply. */
export const OWNER: Caller = { admin: true, auth: null };

const ANONYMOUS: Caller = { admin: false, auth: null };

/**
 * Reads `Bearer owner`, `Bearer <JWT>` or nothing. Neither signature nor expiry is checked, because mock
 * tokens have none. Throws UNAUTHENTICATED when there is a token that cannot be decoded.
 */
export function parseCaller(authorization: string | undefined): Caller {
  const token = /^Bearer\s+(.*)$/i.exec(authorization ?? '')?.[1]?.trim();
  if (!token) return ANONYMOUS;
  if (token === 'owner') return OWNER;
  const claims = decodeClaims(token);
  const uid = claims?.user_id ?? claims?.sub;
  if (!claims || typeof uid !== 'string') {
    throw new RpcError('UNAUTHENTICATED', 'Request had invalid authentication credentials.');
  }
  return { admin: false, auth: { uid, token: claims } };
}

function decodeClaims(token: string): Record<string, unknown> | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
