import { documents, readField } from '@countin/domain/documents';
import type { ReleaseMoment } from '@countin/domain/release';
import { FieldPath, type DocumentSnapshot, type Transaction } from '@google-cloud/firestore';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { moveFollows } from './follows/move-follows.ts';
import { movePreparedCampaigns } from './move-prepared-campaigns.ts';
import { GrpcCode, grpcCodeOf } from '../platform/grpc-code.ts';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { dueAt } from '../platform/due-at.ts';

/** Signups that one transaction takes. */
const PAGE = 200;

/** A publication follows its own moved moment; after this long it has not, milliseconds. */
export const MOVE_LEFT_OVER_MS = 30_000;

/**
 * Recalculates the moment for a release's signups and its artist's followers, page by page, and stores its progress.
 * Each signup is computed from the public page as it is in the same transaction, so repeating some changes nothing. A
 * fan whom no message has reached waits again.
 *
 * @param deadline when to stop and leave the rest to the schedule, milliseconds since 1970
 */
export async function followMovedMoment(services: Services, productId: string, deadline: number): Promise<void> {
  const { db, now } = services;
  const move = await db.doc(documents.momentMove(productId).path).get();
  const target = refOf(documents.momentMove, move);
  const artistId = readField(target, move, 'artistId');
  if (artistId === undefined) return;
  await movePreparedCampaigns(services, artistId, productId);
  let after = readField(target, move, 'after') ?? null;
  let noted = move.updateTime;
  do {
    after = await movePage(services, artistId, productId, after);
    // A later publication has written the task anew: it begins from the first signup, and goes on without this run.
    const written =
      after === null
        ? await move.ref.delete({ lastUpdateTime: noted }).catch(ifStillThere)
        : await updateDocument(db, target, { after }, { lastUpdateTime: noted }).catch(ifStillThere);
    if (!written) return;
    noted = written.writeTime;
  } while (after !== null && now() < deadline);
}

/** Marks a cursor among the artist's followers, who come after the release's own signups. */
const FOLLOWS = 'follows/';

/** @returns where the next page begins, or null when there are no more */
async function movePage(
  services: Services,
  artistId: string,
  productId: string,
  after: string | null,
): Promise<string | null> {
  const inFollows = after?.startsWith(FOLLOWS) === true;
  const signup = inFollows ? null : await moveSignups(services, artistId, productId, after);
  if (signup !== null) return signup;
  const last = await moveFollows(services, {
    artistId,
    productId,
    after: inFollows ? after.slice(FOLLOWS.length) : '',
    limit: PAGE,
  });
  return last === null ? null : FOLLOWS + last;
}

/** @returns id of the page's last signup, or null when there are no more */
async function moveSignups(
  services: Services,
  artistId: string,
  productId: string,
  after: string | null,
): Promise<string | null> {
  const { db } = services;
  const all = db
    .collection(documents.signups(artistId).path)
    .where('productId', '==', productId)
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  return db.runTransaction(async (transaction) => {
    const [document, signups] = await Promise.all([
      transaction.get(db.doc(documents.releasePage(productId).path)),
      transaction.get(after === null ? all : all.startAfter(after)),
    ]);
    const moment = readPublicPage(services, document)?.releaseMoment ?? null;
    for (const signup of signups.docs) moveSignup(transaction, signup, moment);
    return signups.size === PAGE ? (signups.docs.at(-1)?.id ?? null) : null;
  });
}

function moveSignup(transaction: Transaction, signup: DocumentSnapshot, moment: ReleaseMoment | null): void {
  const target = refOf(documents.signup, signup);
  const due = moment && dueAt(moment, readField(target, signup, 'zone') ?? null);
  const failed = readField(target, signup, 'state') === 'failed' && due !== null;
  if (failed) updateDocument(transaction, target, { state: 'confirmed', dueAt: due });
  else if (isWaiting(signup) && readField(target, signup, 'dueAt') !== due)
    updateDocument(transaction, target, { dueAt: due });
}

function isWaiting(signup: DocumentSnapshot): boolean {
  const state = readField(documents.signup, signup, 'state');
  return state === 'unconfirmed' || state === 'confirmed';
}

/** Gone, or written anew: either way it is not this run's any more. */
function ifStillThere(error: unknown): null {
  const code = grpcCodeOf(error);
  if (code !== GrpcCode.FAILED_PRECONDITION && code !== GrpcCode.NOT_FOUND) throw error;
  return null;
}
