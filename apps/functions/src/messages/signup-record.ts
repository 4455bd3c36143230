import type { ConsentScope } from '@countin/domain/consent';
import type { SignupRecord } from '@countin/domain/documents';
import { signupKey } from '@countin/domain/fan';
import { keyedHash } from '@countin/server-hash';
import type { Contact } from '../platform/contact.ts';

/** Signup id: the same contact and release give the same id. It cannot be guessed. */
export function signupIdOf(secret: string, productId: string, { contact }: Contact): string {
  return keyedHash(secret, signupKey.release(productId, contact));
}

/** Signup id of a follower: the same contact and artist give the same id. */
export function followIdOf(secret: string, artistId: string, { contact }: Contact): string {
  return keyedHash(secret, signupKey.follow(artistId, contact));
}

/** Signup id of a fan who wants a label's news: the same contact and label give the same id. */
export function labelSignupIdOf(secret: string, labelId: string, { contact }: Contact): string {
  return keyedHash(secret, signupKey.label(labelId, contact));
}

const IDS = { release: signupIdOf, artist: followIdOf, label: labelSignupIdOf } as const;

/** Signup id of a contact for a scope of consent. */
export function scopedSignupId(secret: string, { kind, id }: ConsentScope, contact: Contact): string {
  return IDS[kind](secret, id, contact);
}

const MAIL_INTERVAL_MS = 10 * 60_000;
const LONGEST_INTERVAL_MS = 24 * 3_600_000;

/**
 * Whether a repeated signup sends another confirmation mail: at most every ten minutes, with exponential backoff. The
 * caller may have entered another person's address.
 */
export function mayMailAgain({ count, lastAt }: SignupRecord['confirmMails'], now: number): boolean {
  if (lastAt === null) return true;
  return now - lastAt >= Math.min(LONGEST_INTERVAL_MS, MAIL_INTERVAL_MS * 2 ** Math.max(0, count - 1));
}
