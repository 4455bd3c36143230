import { paths, releasePageSchema, type CallableOutput } from '@countin/domain';
import { Timestamp } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../services.ts';
import { dueAt } from '../sign-up/due-at.ts';
import { removeSignup } from './erase-signup.ts';
import { findSignup, limitReceipts, readSignup } from './find-signup.ts';

interface WithToken {
  readonly token: string;
}

/**
 * What a fan's own page shows. Changes nothing: mail scanners open links too.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function readReceipt(services: Services, address: string, { token }: WithToken): Promise<CallableOutput<'readReceipt'>> {
  limitReceipts(services, address);
  const signup = readSignup(await (await findSignup(services, token)).get());
  const page = v.safeParse(releasePageSchema, (await services.db.doc(paths.releasePage(signup.productId)).get()).data());
  const artistName = page.success ? page.output.artistName : await nameOfArtist(services, signup.artistId);
  const { state, productId, contact, language, channel, zone, service, country, dueAt: due, sentAt } = signup;
  const productTitle = page.success ? page.output.title : signup.productTitle;
  return { state, productId, productTitle, artistName, contact, language, channel, zone, service, country, dueAt: due, sentAt };
}

/**
 * The fan's answer to the confirmation mail. Somebody who has stopped stays so: the link may be an old one. What the
 * fan had under another address goes now, and a fan whose zone was not known lives by the one of this browser.
 */
export async function confirmSignup(services: Services, address: string, input: WithToken & { readonly zone?: string | null }): Promise<CallableOutput<'confirmSignup'>> {
  limitReceipts(services, address);
  const reference = await findSignup(services, input.token);
  const { db } = services;
  const { signup, state } = await db.runTransaction(async (transaction) => {
    const before = readSignup(await transaction.get(reference));
    if (before.state !== 'asked') return { signup: before, state: before.state };
    const zone = before.zone ?? input.zone ?? null;
    const page = v.safeParse(releasePageSchema, (await transaction.get(db.doc(paths.releasePage(before.productId)))).data());
    const due = zone !== before.zone && page.success && { zone, dueAt: Timestamp.fromMillis(dueAt(page.output.releaseMoment, zone)) };
    transaction.update(reference, { state: 'confirmed', confirmedAt: Timestamp.fromMillis(services.now()), ...due });
    return { signup: before, state: 'confirmed' as const };
  });
  // Again when the link is opened again, should it be interrupted here.
  if (signup.replaces !== null && state !== 'stopped') await removeSignup(services, signup.artistId, signup.replaces);
  return { state, productId: signup.productId };
}

/** The fan wants no more messages. */
export async function stopSignup(services: Services, address: string, { token }: WithToken): Promise<CallableOutput<'stopSignup'>> {
  limitReceipts(services, address);
  const reference = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { productId, state } = readSignup(await transaction.get(reference));
    if (state !== 'stopped') transaction.update(reference, { state: 'stopped' });
    return { state: 'stopped', productId };
  });
}

async function nameOfArtist({ db }: Services, artistId: string): Promise<string> {
  const name: unknown = (await db.doc(paths.artistProfile(artistId)).get()).get('name');
  return typeof name === 'string' ? name : '';
}
