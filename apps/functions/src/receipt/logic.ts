import { paths, releasePageSchema, type CallableOutput } from '@countin/domain';
import { Timestamp } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../services.ts';
import { asksOf } from '../sign-up/ask-record.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

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
  const { seen } = await readLinked(services.db, await findSignup(services, token));
  const page = v.safeParse(releasePageSchema, (await services.db.doc(paths.releasePage(seen.productId)).get()).data());
  const artistName = page.success ? page.output.artistName : await nameOfArtist(services, seen.artistId);
  const { state, productId, contact, language, channel, zone, service, country, dueAt: due, sentAt, consent: { wording } } = seen;
  const productTitle = page.success ? page.output.title : seen.productTitle;
  return { state, productId, productTitle, artistName, contact, language, channel, zone, service, country, wording, dueAt: due, sentAt };
}

/** The fan wants no more messages. What was asked until now is forgotten: its links revive nothing. */
export async function stopSignup(services: Services, address: string, { token }: WithToken): Promise<CallableOutput<'stopSignup'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { signup } = await readLinked(transaction, link);
    const asks = await transaction.get(asksOf(services.db, signup.id));
    for (const { ref } of asks.docs) transaction.delete(ref);
    if (signup.state !== 'stopped') transaction.update(link.signup, { state: 'stopped', stoppedAt: Timestamp.fromMillis(services.now()) });
    return { state: 'stopped', productId: signup.productId };
  });
}

async function nameOfArtist({ db }: Services, artistId: string): Promise<string> {
  const name: unknown = (await db.doc(paths.artistProfile(artistId)).get()).get('name');
  return typeof name === 'string' ? name : '';
}
