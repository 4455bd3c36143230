import { createHmac } from 'node:crypto';
import type { HashText } from '@countin/domain/consent';
import { fanKey, type Fan } from '@countin/domain/fan';
import { keyedHash } from './keyed-hash.ts';

/** Fan id: the same contact and owner give the same id. An HMAC, so that ids cannot be guessed. */
export function fanIdOf(secret: string, ownerId: string, { contact }: Pick<Fan, 'contact'>): string {
  return keyedHash(secret, fanKey(ownerId, contact));
}

/** Hash of a ledger's entries: without the secret, no entry can be made that passes for one of ours. */
export function ledgerHash(secret: string): HashText {
  return (text) => createHmac('sha256', secret).update(`consent\n${text}`).digest('hex');
}
