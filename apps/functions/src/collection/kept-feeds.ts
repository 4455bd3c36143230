import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument } from '@countin/domain/documents';
import { originsOf } from '@countin/domain/deployment';
import { AppError } from '@countin/domain/errors';
import type { ReleasePage } from '@countin/domain/release';
import { releaseUrl } from '@countin/domain/urls';
import { keyedHash } from '@countin/server-hash';
import { addressBlock, enforceLimit } from '@countin/server-http';
import type { Firestore, Query } from '@google-cloud/firestore';
import type { EventAttributes } from 'ics';
import { eventOf, momentTimes, oneLine, writeCalendar } from '../platform/calendar/calendar-events.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { createDocument, refTo } from '../platform/write-document.ts';
import { readKeptReleases } from './kept-releases.ts';
import { isSuspended } from '../platform/permissions/may-act.ts';

/** How long a release stays in the calendar, milliseconds. */
const STAYS_MS = 30 * 86_400_000;

/** Calendar addresses of a user's collection: one at most. */
export const feedsOf = (db: Firestore, uid: string): Query =>
  db.collection(documents.collectionFeeds().path).where('uid', '==', uid);

/** Id of the address that a token opens. The token itself is stored nowhere. */
const feedId = ({ signupSecret }: Pick<Services, 'signupSecret'>, token: string): string =>
  keyedHash(signupSecret, `collection-calendar\n${token}`);

/** Makes a new calendar address for the caller. An earlier one ends with the same commit. */
export async function renewKeptFeed(services: Services, caller: string): Promise<CallableOutput<'renewKeptFeed'>> {
  const { db, randomBytes, now } = services;
  const token = Buffer.from(randomBytes(32)).toString('base64url');
  const id = feedId(services, token);
  const createdAt = now();
  await db.runTransaction(async (transaction) => {
    const earlier = await transaction.get(feedsOf(db, caller));
    for (const { ref } of earlier.docs) transaction.delete(ref);
    const content = { id, uid: caller, createdAt };
    createDocument(transaction, refTo(db, documents.collectionFeed(id)), content);
  });
  return { token, createdAt };
}

/** Ends the caller's calendar address. */
export async function endKeptFeed({ db }: Services, caller: string): Promise<object> {
  await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(feedsOf(db, caller));
    for (const { ref } of docs) transaction.delete(ref);
  });
  return {};
}

/**
 * Reads the calendar behind an address. It lists upcoming releases of everything that its user keeps, and those of the
 * last month. The text is the same until something in it changes.
 *
 * @throws AppError `collection/calendar-gone`, `limit/too-many`
 */
export async function readKeptCalendar(
  services: Services,
  address: string,
  { token }: ParsedInput<'readKeptCalendar'>,
): Promise<CallableOutput<'readKeptCalendar'>> {
  const { db, receiptBuckets, now } = services;
  enforceLimit(receiptBuckets, addressBlock(address), now());
  const reference = refTo(db, documents.collectionFeed(feedId(services, token)));
  const feed = readDocument(documents.collectionFeed, await reference.ref.get());
  if (!feed) throw new AppError('collection/calendar-gone');
  if (isSuspended(await db.doc(documents.user(feed.uid).path).get())) throw new AppError('collection/calendar-gone');
  const pages = await readKeptReleases(services, feed.uid, now() - STAYS_MS);
  return { body: writeKeptCalendar(services, pages) };
}

function writeKeptCalendar({ sites }: Services, pages: readonly ReleasePage[]): string {
  const origins = originsOf(sites);
  const events = pages.map((page): EventAttributes => ({
    ...momentTimes(page.releaseMoment),
    duration: { minutes: 30 },
    // As of its release, for every reader at any time: the other events have not changed.
    ...eventOf({ host: sites.main, changedAt: page.publishedAt }, `kept.${page.id}`),
    title: oneLine(`${page.title} – ${page.artistName}`),
    url: releaseUrl(origins, page),
  }));
  return writeCalendar(events, { productId: '-//4track//Collection//EN', name: '4track' });
}
