import { artistProfileSchema, paths, releasePageSchema, type CallableOutput, type ReleasePage } from '@countin/domain';
import { Timestamp } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../../platform/services.ts';
import { asksOf } from '../../messages/ask-record.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

interface WithToken {
  readonly token: string;
}

/**
 * What a fan's own page shows. Changes nothing: mail scanners open links too.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function readReceipt(
  services: Services,
  address: string,
  { token }: WithToken,
): Promise<CallableOutput<'readReceipt'>> {
  limitReceipts(services, address);
  const { seen } = await readLinked(services.db, await findSignup(services, token));
  const {
    state,
    scope,
    productId,
    contact,
    language,
    channel,
    zone,
    service,
    country,
    dueAt,
    sentAt,
    consent: { wording, language: wordingLanguage },
  } = seen;
  const release = productId === null ? null : await releaseOf(services, productId);
  const { artistName, artistSlug } = release ?? (await artistOf(services, seen.artistId));
  return {
    state,
    scope,
    productId,
    productTitle: release?.title ?? seen.productTitle,
    artistName,
    artistSlug,
    contact,
    language,
    channel,
    zone,
    service,
    country,
    wording,
    wordingLanguage,
    dueAt,
    sentAt,
  };
}

/** The fan wants no more messages. What was asked until now is forgotten: its links revive nothing. */
export async function stopSignup(
  services: Services,
  address: string,
  { token }: WithToken,
): Promise<CallableOutput<'stopSignup'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { signup } = await readLinked(transaction, link);
    const asks = await transaction.get(asksOf(services.db, signup.id));
    for (const { ref } of asks.docs) transaction.delete(ref);
    if (signup.state !== 'stopped')
      transaction.update(link.signup, { state: 'stopped', stoppedAt: Timestamp.fromMillis(services.now()) });
    return { state: 'stopped', productId: signup.productId };
  });
}

async function releaseOf({ db }: Services, productId: string): Promise<ReleasePage | null> {
  const page = v.safeParse(releasePageSchema, (await db.doc(paths.releasePage(productId)).get()).data());
  return page.success ? page.output : null;
}

async function artistOf(
  { db }: Services,
  artistId: string,
): Promise<{ artistName: string; artistSlug: string | null }> {
  const artist = v.safeParse(artistProfileSchema, (await db.doc(paths.artistProfile(artistId)).get()).data());
  return artist.success
    ? { artistName: artist.output.name, artistSlug: artist.output.customSlug }
    : { artistName: '', artistSlug: null };
}
