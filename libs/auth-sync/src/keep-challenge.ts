import * as v from 'valibot';

/** Random bytes or a SHA-256 hash, in base64url. */
export const challengeSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** One tap on an artist's or label's address. */
export interface KeepTap {
  /** Slug of the address. */
  readonly host: string;
  /** Secret of the tap, which no address contains. */
  readonly proof: string;
  /** What is to be kept, in the order of the request. */
  readonly keys: readonly string[];
}

/** Makes the secret of a tap. */
export function newProof(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Hash of a tap. A token with it is good for this tap alone: for its address, its items, and who has its secret. */
export async function keepChallenge({ host, proof, keys }: KeepTap): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([host, proof, keys]));
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
