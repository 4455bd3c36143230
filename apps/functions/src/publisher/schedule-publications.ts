import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import {
  FARTHEST_PUBLICATION_MS,
  MOST_LISTED_PUBLICATIONS,
  MOST_SCHEDULED_TOGETHER,
  MOST_WAITING_PUBLICATIONS,
  type ScheduledPublication,
} from '@countin/domain/publisher';
import pLimit from 'p-limit';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requireArtistPermission } from '../platform/permissions/require-permission.ts';
import { newId, type Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { noteOwner } from '../profiles/confirm-owner.ts';
import { readPublication } from '../releases/publish-release.ts';
import { readPermittedProduct } from '../releases/permitted-product.ts';
import { problemOf } from './many-releases.ts';

/** Releases that are checked at the same time. */
const AT_ONCE = 8;

/**
 * Schedules the publication of releases, all or none. Each is checked as if it were published now.
 *
 * @throws AppError `publication/time`, `publication/too-many`
 */
export async function schedulePublications(
  services: Services,
  caller: string,
  { productIds, at }: ParsedInput<'schedulePublications'>,
): Promise<CallableOutput<'schedulePublications'>> {
  const { db, now } = services;
  if (at <= now() || at > now() + FARTHEST_PUBLICATION_MS) throw new AppError('publication/time', { field: 'at' });
  const ids = [...new Set(productIds)];
  const limit = pLimit(AT_ONCE);
  const checked = await Promise.all(ids.map((productId) => limit(() => check(services, caller, productId))));
  const problems = checked.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) return { problems };
  for (const owner of new Set(checked.map((each) => each.owner))) await noteOwner(services, owner);
  const artistIds = new Set(checked.map(({ artistId }) => artistId));
  await Promise.all([...artistIds].map((artistId) => requireRoom(services, artistId)));
  const groupId = ids.length > 1 ? newId(services) : null;
  await db.runTransaction(async (transaction) => {
    for (const productId of ids) await readPermittedProduct(db, transaction, caller, productId, 'release.publish');
    for (const { productId, artistId } of checked)
      setDocument(transaction, refTo(db, documents.scheduledPublication(productId)), {
        ...{ productId, artistId, at, groupId, scheduledBy: caller, scheduledAt: now() },
        ...{ state: 'waiting', code: '', endedAt: null, untold: false },
      } satisfies ScheduledPublication);
  });
  return { problems: [] };
}

/** What keeps a release from being published now. */
async function check(services: Services, caller: string, productId: string) {
  try {
    const { page } = await services.db.runTransaction((transaction) =>
      readPublication(services, transaction, caller, { productId }),
    );
    return { productId, artistId: page.artistId, owner: page.createdBy, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { productId, artistId: '', owner: '', problem: { productId, ...problemOf(error) } };
  }
}

async function requireRoom({ db }: Services, artistId: string): Promise<void> {
  const waiting = db
    .collection(documents.scheduledPublications().path)
    .where('artistId', '==', artistId)
    .where('state', '==', 'waiting');
  const { count } = (await waiting.count().get()).data();
  if (count + MOST_SCHEDULED_TOGETHER > MOST_WAITING_PUBLICATIONS) throw new AppError('publication/too-many');
}

/**
 * Takes publications back that wait, and forgets the outcome of others. One that was never scheduled changes nothing.
 *
 * @throws AppError `release/not-found`, `access/denied`
 */
export async function cancelPublications(
  { db }: Services,
  caller: string,
  { productIds }: ParsedInput<'cancelPublications'>,
): Promise<object> {
  await db.runTransaction(async (transaction) => {
    const targets = productIds.map((productId) => db.doc(documents.scheduledPublication(productId).path));
    const stored = await transaction.getAll(...targets);
    for (const each of stored) {
      // The release itself may be deleted.
      const artistId = readField(documents.scheduledPublication, each, 'artistId');
      if (artistId !== undefined)
        await requireArtistPermission({ db, transaction }, caller, artistId, 'release.publish');
    }
    for (const each of stored) transaction.delete(each.ref);
  });
  return {};
}

/** Publications of artists whose releases the caller may read; other artists have none. */
export async function listScheduledPublications(
  services: Services,
  caller: string,
  { artistIds }: ParsedInput<'listScheduledPublications'>,
): Promise<CallableOutput<'listScheduledPublications'>> {
  const { db, log } = services;
  const found = await Promise.all(
    [...new Set(artistIds)].map(async (artistId) => {
      if (!(await mayRead(services, caller, artistId))) return [];
      const stored = await db
        .collection(documents.scheduledPublications().path)
        .where('artistId', '==', artistId)
        .orderBy('at', 'desc')
        .limit(MOST_LISTED_PUBLICATIONS)
        .get();
      return stored.docs.flatMap((each) => readValidDocument(documents.scheduledPublication, each, log) ?? []);
    }),
  );
  const publications = found.flat().sort((one, other) => one.at - other.at);
  const names = await namesOf(services, new Set(publications.map(({ scheduledBy }) => scheduledBy)));
  return {
    publications: publications.map(({ productId, at, groupId, state, code, scheduledBy }) => ({
      ...{ productId, at, groupId, state, code: code === '' ? null : code },
      scheduledByName: names.get(scheduledBy) ?? '',
    })),
  };
}

async function mayRead({ db }: Services, caller: string, artistId: string): Promise<boolean> {
  try {
    await requireArtistPermission({ db }, caller, artistId, 'release.read');
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function namesOf({ db }: Services, uids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  if (uids.size === 0) return new Map();
  const users = await db.getAll(...[...uids].map((uid) => db.doc(documents.user(uid).path)));
  return new Map(users.map((user) => [user.id, readField(documents.user, user, 'displayName') ?? '']));
}
