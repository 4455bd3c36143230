import { createHash } from 'node:crypto';
import type { ConsentEvent } from '@countin/domain/consent';
import { scopeOf, type Signup } from '@countin/domain/fan';

/** The entry of a wording that a fan saw, without its action. */
export function wordingOf({ wordingVersion, language, wording }: Signup['consent']) {
  return { wordingVersion, language, wordingHash: createHash('sha256').update(wording).digest('hex') };
}

/** A withdrawal shows no wording; its language is the fan's. */
export const withoutWording = ({ language }: Pick<Signup, 'language'>) => ({
  wordingVersion: '',
  language,
  wordingHash: '',
});

/** The entry of a confirmation by the link of a mail or text message. */
export function confirmationOf(
  signup: Pick<Signup, 'ownerId' | 'ownerKind' | 'productId' | 'channel' | 'consent'>,
  at: number,
): ConsentEvent {
  const { channel, consent } = signup;
  return { scope: scopeOf(signup), channel, ...wordingOf(consent), action: 'confirmed', method: 'link', at };
}
