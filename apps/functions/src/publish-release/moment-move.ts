import { paths, releasePageSchema } from '@countin/domain';
import { FieldPath, Timestamp, type DocumentSnapshot, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import { GrpcCode, grpcCodeOf } from '../grpc-code.ts';
import type { Services } from '../services.ts';
import { dueAt } from '../sign-up/due-at.ts';

/** Signups that one transaction takes. */
const PAGE = 200;

/**
 * Gives those who wait for a release its moment anew, page by page. Interrupted, it begins again: each signup
 * is computed from the public page as it is in the same transaction, so repeating it changes nothing.
 */
export async function followMovedMoment(services: Services, productId: string): Promise<void> {
  const { db } = services;
  const move = await db.doc(paths.momentMove(productId)).get();
  const artistId: unknown = move.get('artistId');
  if (typeof artistId !== 'string') return;
  let last: QueryDocumentSnapshot | undefined;
  do last = await movePage(services, artistId, productId, last);
  while (last);
  // A later publication has written the task anew and waits for its own run.
  await db.doc(paths.momentMove(productId)).delete({ lastUpdateTime: move.updateTime }).catch(ifStillThere);
}

async function movePage({ db }: Services, artistId: string, productId: string, after: QueryDocumentSnapshot | undefined) {
  const all = db.collection(paths.signups(artistId)).where('productId', '==', productId).orderBy(FieldPath.documentId()).limit(PAGE);
  return db.runTransaction(async (transaction) => {
    const [page, signups] = await Promise.all([
      transaction.get(db.doc(paths.releasePage(productId))),
      transaction.get(after ? all.startAfter(after) : all),
    ]);
    const moment = publishedMoment(page);
    for (const signup of signups.docs) {
      const zone: unknown = signup.get('zone');
      const due = moment && Timestamp.fromMillis(dueAt(moment, typeof zone === 'string' ? zone : null));
      if (isWaiting(signup) && !sameInstant(signup.get('dueAt'), due)) transaction.update(signup.ref, { dueAt: due });
    }
    return signups.size === PAGE ? signups.docs.at(-1) : undefined;
  });
}

function publishedMoment(page: DocumentSnapshot) {
  const parsed = v.safeParse(releasePageSchema, page.data());
  return parsed.success && parsed.output.status === 'published' ? parsed.output.releaseMoment : null;
}

function isWaiting(signup: DocumentSnapshot): boolean {
  const state: unknown = signup.get('state');
  return state === 'asked' || state === 'confirmed';
}

function sameInstant(stored: unknown, due: Timestamp | null): boolean {
  return stored instanceof Timestamp && due !== null ? stored.isEqual(due) : stored === due;
}

/** Gone, or written anew: either way it is not this run's to remove. */
function ifStillThere(error: unknown): void {
  const code = grpcCodeOf(error);
  if (code !== GrpcCode.FAILED_PRECONDITION && code !== GrpcCode.NOT_FOUND) throw error;
}
