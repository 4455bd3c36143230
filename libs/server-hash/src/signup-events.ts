import { createHash } from 'node:crypto';
import type { ConsentEvent } from '@countin/domain/consent';
import { scopeOf, type Signup } from '@countin/domain/fan';

/** What a consent entry says of the wording that a fan saw: its version, language and SHA-256 (hexadecimal). */
export function wordingOf({ wordingVersion, language, wording }: Signup['consent']) {
  return { wordingVersion, language, wordingHash: createHash('sha256').update(wording).digest('hex') };
}

/** The wording of a withdrawal, which shows none: empty, with the language of the fan. */
export const withoutWording = ({ language }: Pick<Signup, 'language'>) => ({
  wordingVersion: '',
  language,
  wordingHash: '',
});

/** The entry of a confirmation by the link of a mail or text message, at this time (milliseconds since 1970). */
export function confirmationOf(
  signup: Pick<Signup, 'ownerId' | 'ownerKind' | 'productId' | 'channel' | 'consent'>,
  at: number,
): ConsentEvent {
  const { channel, consent } = signup;
  return { scope: scopeOf(signup), channel, ...wordingOf(consent), action: 'confirmed', method: 'link', at };
}
