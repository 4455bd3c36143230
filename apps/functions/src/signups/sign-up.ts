import { createHmac } from 'node:crypto';
import type { CallableOutput } from '@countin/domain/callables';
import { addressBlock, enforceLimit } from '@countin/server-http';
import { deliverSoon } from '../messages/deliver-soon.ts';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import type { Services } from '../platform/services.ts';
import { readContact } from './contact.ts';
import type { NewFollow, NewSignup } from './signup-form.ts';
import { storeSignup } from './store-signup.ts';

/** Signups by one address in all processes together. They let a little more through. */
export const SIGNUP_WINDOW = { limit: 20, windowMs: 60_000 };
/** Text messages cost money, and whoever asks need not be whose number it is. */
export const TEXT_WINDOW = { limit: 20, windowMs: 3_600_000 };

/**
 * Takes a fan's wish to be told. The answer is the same whether the fan is new, asks again, or has stopped:
 * it says nothing about whose address it is, and waits for no mail server.
 *
 * @param address where the call comes from
 * @throws AppError `limit/too-many`, `signup/contact-invalid`, `release/not-found`, `signup/closed`
 */
export async function signUp(services: Services, address: string, input: NewSignup): Promise<CallableOutput<'signUp'>> {
  return askFan(services, address, input, null);
}

/**
 * Takes a fan's wish to be told of everything that an artist releases from then on. The answer says as little.
 *
 * @param address where the call comes from
 * @throws AppError `limit/too-many`, `signup/contact-invalid`, `profile/not-found`
 */
export async function followArtist(
  services: Services,
  address: string,
  input: NewFollow,
): Promise<CallableOutput<'followArtist'>> {
  return askFan(services, address, input, null);
}

/**
 * The same for a fan who moves to another address or number.
 *
 * @param replaces id of the signup that goes when this one is confirmed, or null
 */
export async function askFan(
  services: Services,
  address: string,
  input: NewSignup | NewFollow,
  replaces: string | null,
): Promise<CallableOutput<'signUp'>> {
  const block = addressBlock(address);
  enforceLimit(services.signupBuckets, block, services.now());
  const contact = readContact(input.contact, input.country);
  const key = createHmac('sha256', services.signupSecret).update(block).digest('hex').slice(0, 32);
  await countInWindow(services.db, `signup_${key}`, SIGNUP_WINDOW, services.now());
  if (contact.channel === 'phone') await countInWindow(services.db, `text_${key}`, TEXT_WINDOW, services.now());

  const messageId = await storeSignup(services, input, contact, replaces);
  // The signup is kept whatever becomes of the message now: the schedule tries again.
  if (messageId !== null) await deliverSoon(services, messageId);
  return { channel: contact.channel };
}
