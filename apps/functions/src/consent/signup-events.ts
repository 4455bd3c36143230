import { createHash } from 'node:crypto';
import type { ConsentEvent } from '@countin/domain/consent';
import type { SignupRecord } from '@countin/domain/documents';
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

/**
 * The entries of a confirmation by the link of a mail or text message.
 *
 * @param isAsked the ledger knows what was asked; asks from before there were ledgers are entered here
 */
export function confirmationOf(
  signup: Pick<Signup, 'ownerId' | 'ownerKind' | 'productId' | 'channel' | 'consent'>,
  isAsked: boolean,
  at: number,
): ConsentEvent[] {
  const { channel, consent } = signup;
  const said = { scope: scopeOf(signup), channel, ...wordingOf(consent) };
  const confirmed: ConsentEvent = { ...said, action: 'confirmed', method: 'link', at };
  return isAsked ? [confirmed] : [{ ...said, action: 'given', method: 'migration', at: consent.at }, confirmed];
}

type StoredSignup = Pick<
  SignupRecord,
  'ownerId' | 'ownerKind' | 'productId' | 'channel' | 'language' | 'consent' | 'confirmedAt' | 'state' | 'createdAt'
> &
  Partial<Pick<SignupRecord, 'stoppedAt'>>;

/** The entries that a signup would have made, had there been a ledger: for signups from before it. */
export function eventsOfSignup(signup: StoredSignup): ConsentEvent[] {
  const { channel, consent, confirmedAt, state, stoppedAt } = signup;
  const about = { scope: scopeOf(signup), channel, method: 'migration' } as const;
  const wording = wordingOf(consent);
  const events: ConsentEvent[] = [{ ...about, ...wording, action: 'given', at: consent.at }];
  // Signups of the first version have the state only.
  const isConfirmed = confirmedAt !== null || ['confirmed', 'sent', 'failed'].includes(state);
  if (isConfirmed) events.push({ ...about, ...wording, action: 'confirmed', at: confirmedAt ?? consent.at });
  if (state === 'stopped')
    events.push({
      ...about,
      ...withoutWording(signup),
      action: 'withdrawn',
      at: stoppedAt ?? confirmedAt ?? consent.at,
    });
  return events;
}
