import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import { MOST_SCHEDULED_TOGETHER, type ScheduledPublication } from '@countin/domain/publisher';
import { Timestamp, type DocumentSnapshot, type Transaction } from '@google-cloud/firestore';
import pLimit from 'p-limit';
import { requireActing } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { finishPublications, readPublication, storePublication } from '../releases/publish-release.ts';
import { tellFailures } from './tell-failures.ts';

/** Releases of a group that are read at the same time. */
const AT_ONCE = 8;
/** How long a group is tried again while a service is away, milliseconds. */
const TRIED_MS = 3_600_000;

/**
 * Publishes what is due, each group all or none, and tells people of what failed. A group that a service keeps from being
 * published is tried again for an hour.
 *
 * @param deadline milliseconds since 1970
 */
export async function runScheduledPublications(services: Services, deadline: number): Promise<void> {
  const { db, now } = services;
  const tried = new Set<string>();
  const due = () =>
    db
      .collection(documents.scheduledPublications().path)
      .where('state', '==', 'waiting')
      .where('at', '<=', Timestamp.fromMillis(now()))
      .orderBy('at')
      .limit(tried.size + 1)
      .get();
  while (now() < deadline) {
    const next = (await due()).docs.find(({ id }) => !tried.has(id));
    if (!next) break;
    const group = await groupOf(services, next);
    for (const { id } of group) tried.add(id);
    tried.add(next.id);
    await publishGroup(services, group);
  }
  await tellFailures(services, deadline);
}

/** Documents of the publications that are due together with one. */
async function groupOf({ db, log }: Services, next: DocumentSnapshot): Promise<readonly DocumentSnapshot[]> {
  const publication = readValidDocument(documents.scheduledPublication, next, log);
  if (!publication) return [];
  if (publication.groupId === null) return [next];
  const group = db
    .collection(documents.scheduledPublications().path)
    .where('groupId', '==', publication.groupId)
    .limit(MOST_SCHEDULED_TOGETHER);
  return (await group.get()).docs;
}

/** What keeps a release of a group from being published. */
class ReleaseFailed extends Error {
  override name = 'ReleaseFailed';
  readonly productId: string;
  readonly code: ErrorCode;

  constructor(productId: string, cause: AppError) {
    super(cause.code, { cause });
    this.productId = productId;
    this.code = cause.code;
  }
}

async function publishGroup(services: Services, group: readonly DocumentSnapshot[]): Promise<void> {
  const { db, log } = services;
  try {
    const published = await db.runTransaction((transaction) => storeGroup(services, transaction, group));
    await finishPublications(services, published);
  } catch (error) {
    if (!(error instanceof ReleaseFailed)) {
      log('A scheduled publication waits for the next minute.', error);
      await giveUp(services, group, 'service/unknown', (at) => at + TRIED_MS <= services.now());
    } else if (error.code.startsWith('service/')) {
      await giveUp(services, group, error.code, (at) => at + TRIED_MS <= services.now());
    } else await giveUp(services, group, error, () => true);
  }
}

async function storeGroup(services: Services, transaction: Transaction, group: readonly DocumentSnapshot[]) {
  const { now } = services;
  const waiting = await readWaiting(services, transaction, group);
  const limit = pLimit(AT_ONCE);
  const read = await Promise.all(
    waiting.map(({ publication }) => limit(() => readOne(services, transaction, publication))),
  );
  for (const { stored } of waiting)
    updateDocument(transaction, refOf(documents.scheduledPublication, stored), { state: 'done', endedAt: now() });
  return read.map((publication) => storePublication(services, transaction, publication));
}

/** Publications that still wait: one may have been cancelled or rescheduled meanwhile. */
async function readWaiting({ now }: Services, transaction: Transaction, group: readonly DocumentSnapshot[]) {
  const stored = group.length === 0 ? [] : await transaction.getAll(...group.map(({ ref }) => ref));
  return stored.flatMap((each) => {
    const publication = readDocument(documents.scheduledPublication, each);
    return publication?.state === 'waiting' && publication.at <= now() ? [{ stored: each, publication }] : [];
  });
}

async function readOne(
  services: Services,
  transaction: Transaction,
  { productId, artistId, scheduledBy }: ScheduledPublication,
) {
  try {
    const artist = { kind: 'artist', profileId: artistId } as const;
    await requireActing({ db: services.db, transaction }, scheduledBy, artist, 'release.publish');
    return await readPublication(services, transaction, scheduledBy, { productId });
  } catch (error) {
    throw error instanceof AppError ? new ReleaseFailed(productId, error) : error;
  }
}

/** Ends what still waits of a group, where its time has come for that. */
async function giveUp(
  services: Services,
  group: readonly DocumentSnapshot[],
  failure: ErrorCode | ReleaseFailed,
  isOver: (at: number) => boolean,
): Promise<void> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) => {
    for (const { stored, publication } of await readWaiting(services, transaction, group)) {
      if (!isOver(publication.at)) continue;
      const code = typeof failure === 'string' ? failure : codeFor(publication.productId, failure);
      const ended = { state: 'failed', code, endedAt: now(), untold: true } as const;
      updateDocument(transaction, refOf(documents.scheduledPublication, stored), ended);
    }
  });
}

function codeFor(productId: string, failure: ReleaseFailed): ErrorCode {
  return productId === failure.productId ? failure.code : 'publication/group';
}
