import { documents, readField } from '@countin/domain/documents';
import { FieldPath, Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';
import { createDocument, refOf, refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import { updateShelf } from './update-shelf.ts';

/** Owners of one question to the provider, which takes no more. */
const PAGE = 100;
const FIRST_CHECK_MS = 60_000;
const LAST_CHECK_MS = 86_400_000;

/**
 * Notes whether the e-mail address of a publishing owner is verified. Where it is not, the schedule asks again: verifying it
 * later is enough to be listed. A failure of the provider does not prevent publishing.
 */
export async function noteOwner({ db, identity, now, log }: Services, uid: string): Promise<void> {
  const target = refTo(db, documents.ownerConfirmation(uid));
  const noted = await target.ref.get();
  if (readField(target, noted, 'confirmed') === true) return;
  const confirmed = await identity
    .verified([uid])
    .then((verified) => verified.has(uid))
    .catch((error: unknown) => {
      log('Whether an address is verified could not be asked, and the schedule asks again.', error);
      return false;
    });
  const since = now();
  // Confirmed just now, earlier publications are still to be listed: the schedule does that.
  if (confirmed) await setDocument(db, target, { uid, confirmed, since, nextAt: noted.exists ? since : null });
  else if (!noted.exists)
    await createDocument(db, target, { uid, confirmed, since, nextAt: since + FIRST_CHECK_MS }).catch(() => undefined); // Noted by another call.
}

/**
 * Checks owners whose address was unverified when they published. Lists the profiles of those who have verified it
 * since. The longer an owner takes, the more rarely the schedule asks, at least once a day.
 *
 * @param deadline when to leave the rest to the next run, milliseconds since 1970
 */
export async function runOwnerChecks(services: Services, deadline: number): Promise<void> {
  const { db, identity, now } = services;
  while (now() < deadline) {
    const { docs } = await db
      .collection(documents.ownerConfirmations().path)
      .where('nextAt', '<=', Timestamp.fromMillis(now()))
      .orderBy('nextAt')
      .limit(PAGE)
      .get();
    if (docs.length === 0) return;
    const verified = await identity.verified(docs.map(({ id }) => id));
    for (const owner of docs) {
      if (now() >= deadline) return;
      if (isConfirmed(owner) || verified.has(owner.id)) {
        if (!(await confirm(services, owner, deadline))) return;
      } else
        await updateDocument(db, refOf(documents.ownerConfirmation, owner), { nextAt: now() + waitFor(owner, now()) });
    }
    if (docs.length < PAGE) return;
  }
}

/** First that the owner is confirmed, which publishing reads, then what was published before. False when some is left to the next run. */
async function confirm(services: Services, owner: DocumentSnapshot, deadline: number): Promise<boolean> {
  const { db } = services;
  const target = refOf(documents.ownerConfirmation, owner);
  if (!isConfirmed(owner)) await updateDocument(db, target, { confirmed: true });
  const profiles = db
    .collection(documents.artistProfiles().path)
    .where('createdBy', '==', owner.id)
    .orderBy(FieldPath.documentId());
  const done = await forEachPage(
    services,
    profiles,
    deadline,
    async (artist) => void (await updateShelf(services, artist.id, owner.id)),
  );
  if (done) await updateDocument(db, target, { nextAt: null });
  return done;
}

function isConfirmed(owner: DocumentSnapshot): boolean {
  return readField(documents.ownerConfirmation, owner, 'confirmed') === true;
}

/** A tenth of the time that has passed, between a minute and a day. */
function waitFor(owner: DocumentSnapshot, now: number): number {
  const since = readField(documents.ownerConfirmation, owner, 'since');
  const passed = since === undefined ? 0 : now - since;
  return Math.min(LAST_CHECK_MS, Math.max(FIRST_CHECK_MS, passed / 10));
}
