import type { TokenAudience } from '../token-claims.ts';

/** Well-formed token with an invalid signature, which only a server would detect. For tests. */
export function unsignedToken(
  audience: TokenAudience,
  uid: string,
  { email = `${uid}@example.com`, sid = `login-${uid}`, exp = 4_000_000_000 } = {},
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', kid: 'k1' })}.${part({ aud: audience, sub: uid, email, sid, exp })}.${Buffer.from(uid).toString('base64url')}`;
}
