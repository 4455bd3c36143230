import { importPKCS8, SignJWT } from 'jose';
import type { AppleMusicKey } from '../settings/keys.ts';

/** Lifetime of a token in seconds. Apple allows 15,777,000 (six months). */
const LIFETIME_S = 12 * 60 * 60;
/** A token is replaced this long before its end, seconds. */
const MARGIN_S = 10 * 60;

/**
 * Developer tokens: JWTs signed with ES256.
 * https://developer.apple.com/documentation/applemusicapi/generating_developer_tokens
 */
export class DeveloperTokens {
  readonly #key: AppleMusicKey;
  readonly #now: () => number;
  #token: Promise<string> = Promise.resolve('');
  #until = 0;

  constructor(key: AppleMusicKey, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  /** A token that is valid for ten minutes or longer. */
  current(): Promise<string> {
    const now = Math.floor(this.#now() / 1000);
    if (now >= this.#until - MARGIN_S) {
      this.#until = now + LIFETIME_S;
      this.#token = this.#sign(now);
    }
    return this.#token;
  }

  async #sign(now: number): Promise<string> {
    const { teamId, keyId, privateKey } = this.#key;
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME_S)
      .sign(await importPKCS8(privateKey, 'ES256'));
  }
}
