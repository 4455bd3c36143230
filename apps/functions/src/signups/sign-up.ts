import type { CallableOutput } from '@countin/domain/callables';
import { keyedHash } from '@countin/server-hash';
import { addressBlock, enforceLimit } from '@countin/server-http';
import { deliverSoon } from '../messages/deliver-soon.ts';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import type { Services } from '../platform/services.ts';
import { readContact } from './contact.ts';
import type { NewFollow, NewLabelNews, NewSignup, SignupForm } from './signup-form.ts';
import { storeSignup } from './store-signup.ts';

/** Rate limit of signups per IP address, across all processes. Approximate: slightly more may pass. */
const SIGNUP_WINDOW = { limit: 20, windowMs: 60_000 };
/** Rate limit of text messages: they cost money, and a caller can enter another person's number. */
const TEXT_WINDOW = { limit: 20, windowMs: 3_600_000 };

/**
 * Signs a fan up for a release. The answer is the same for new, repeated and unsubscribed fans. It does not reveal
 * whether an address is known. It does not wait for the mail server.
 *
 * @param address where the call comes from
 * @throws AppError `limit/too-many`, `signup/contact-invalid`, `release/not-found`, `signup/closed`
 */
export async function signUp(services: Services, address: string, input: NewSignup): Promise<CallableOutput<'signUp'>> {
  return askFan(services, address, input, null);
}

/**
 * Signs a fan up for all future releases of an artist. The answer does not reveal whether the address is known.
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
 * Signs a fan up for the news of a label, on its own page. The answer does not reveal whether the address is known.
 *
 * @param address where the call comes from
 * @throws AppError `limit/too-many`, `signup/contact-invalid`, `profile/not-found`, `signup/closed`
 */
export async function askForLabelNews(
  services: Services,
  address: string,
  input: NewLabelNews,
): Promise<CallableOutput<'askForLabelNews'>> {
  return askFan(services, address, input, null);
}

/**
 * Signs a fan up, optionally as the new address or number of an existing signup.
 *
 * @param replaces id of the signup to remove when this one is confirmed, or null
 */
export async function askFan(
  services: Services,
  address: string,
  input: SignupForm,
  replaces: string | null,
): Promise<CallableOutput<'signUp'>> {
  const block = addressBlock(address);
  enforceLimit(services.signupBuckets, block, services.now());
  const contact = readContact(input.contact, input.country);
  const key = keyedHash(services.signupSecret, block);
  await countInWindow(services.db, `signup_${key}`, SIGNUP_WINDOW, services.now());
  if (contact.channel === 'phone') await countInWindow(services.db, `text_${key}`, TEXT_WINDOW, services.now());

  const messageId = await storeSignup(services, input, contact, replaces);
  // The signup is stored even if delivery fails now: the scheduled job retries.
  if (messageId !== null) await deliverSoon(services, messageId);
  return { channel: contact.channel };
}
