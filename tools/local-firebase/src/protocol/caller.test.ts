import { describe, expect, it } from 'vitest';
import { parseCaller } from './caller.ts';

const unsigned = (claims: object) =>
  `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

describe('the authorization header', () => {
  it('makes the owner an administrator', () => {
    expect(parseCaller('Bearer owner')).toEqual({ admin: true, auth: null });
  });

  it('gives the claims of a token that is unsigned and long expired', () => {
    const claims = { sub: 'ann', iat: 0, exp: 3600, email_verified: true, name: 'Änn 🎹' };
    expect(parseCaller(unsigned(claims))).toEqual({ admin: false, auth: { uid: 'ann', token: claims } });
  });

  it('is a signed-out caller when absent', () => {
    expect(parseCaller(undefined)).toEqual({ admin: false, auth: null });
  });

  it('is refused when it cannot be decoded', () => {
    for (const header of ['Bearer x', 'Bearer a.b.c', unsigned({ name: 'no subject' })]) {
      expect(() => parseCaller(header)).toThrow(expect.objectContaining({ status: 'UNAUTHENTICATED' }));
    }
  });
});
