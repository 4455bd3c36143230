/** A secret that signs tokens, and the id under which a token names it. */
export interface SigningKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** The first key signs; every key verifies, so that a key rotation signs no user out. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

const MIN_SECRET_BYTES = 32;
/** The last group allows only lengths that base64 can have, so that decoding cannot fail. */
const KEY = /^([A-Za-z0-9-]{1,32}):((?:[\w-]{4})*(?:[\w-]{2,3})?)$/;

/**
 * Reads `id:secret` or, during a rotation, `newId:newSecret,oldId:oldSecret`. A secret is at least
 * 256 bits in base64url.
 *
 * @throws RangeError with a message that does not contain the secret
 */
export function parseSigningKeys(text: string): SigningKeys {
  const [first, ...rest] = text.split(',').map((part) => parseKey(part.trim()));
  if (!first) throw new RangeError('no key');
  if (rest.length > 1) throw new RangeError('more than two keys');
  if (rest.some((key) => key.id === first.id)) throw new RangeError('two keys with one id');
  return [first, ...rest];
}

function parseKey(text: string): SigningKey {
  const [, id, encoded] = KEY.exec(text) ?? [];
  if (id === undefined || encoded === undefined)
    throw new RangeError('a key is written id:secret, the secret in base64url');
  const secret = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  if (secret.length < MIN_SECRET_BYTES) throw new RangeError(`the secret of key ${id} is shorter than 256 bits`);
  return { id, secret };
}
