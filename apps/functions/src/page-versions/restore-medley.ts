import type { CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { medleySchema, type Medley, type MedleySlot } from '@countin/domain/medley';
import type { VersionContent } from '@countin/domain/publisher';
import * as v from 'valibot';
import { hasClip } from '../medleys/clip-files.ts';
import { readMedleys, releaseNames, storeMedley } from '../medleys/publish-medley.ts';
import { medleyContent } from '../platform/page-versions/page-contents.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { readPermittedPage } from './page-access.ts';
import { readWhetherKept, type Restoration } from './restoration.ts';

/** Tracks that can be restored, and fields of the version that cannot. */
interface RestoredTracks {
  readonly slots: readonly MedleySlot[];
  readonly left: readonly string[];
}

/**
 * Gives a medley the tracks of a version. One that is live changes for fans at once, one that was taken back stays so.
 * Tracks whose clip is gone are left out, and links to releases without a page.
 *
 * @throws AppError `medley/changed`, `version/not-found`; `version/clips` when no clip is there; `clip/…`,
 *   `profile/not-found`, `access/denied`
 */
export async function restoreMedley(
  services: Services,
  artistId: string,
  wanted: Restoration,
): Promise<CallableOutput<'restorePageVersion'>> {
  const { db } = services;
  const page = { kind: 'medley', id: artistId } as const;
  const { version, live, withdrawn } = await db.runTransaction(async (transaction) => {
    await readPermittedPage({ db, transaction }, wanted.caller, page, 'edit');
    return { version: await wanted.read(transaction), ...(await readMedleys(db, transaction, artistId)) };
  });
  const present = live ?? withdrawn;
  if (present?.publishedAt !== wanted.expectedUpdatedAt) throw new AppError('medley/changed');
  const { slots, left } = await restoredTracks(services, artistId, version, present);
  const updatedAt = live
    ? await storeLive(services, artistId, wanted, slots)
    : await storeWithdrawn(services, artistId, wanted, slots);
  return { updatedAt, left: [...left] };
}

async function restoredTracks(
  services: Services,
  artistId: string,
  { fields }: VersionContent,
  present: Medley,
): Promise<RestoredTracks> {
  const parsed = v.safeParse(medleySchema.entries.slots, fields['slots']);
  if (!parsed.success) throw new AppError('version/clips');
  const slots: MedleySlot[] = [];
  const left: string[] = [];
  for (const [at, slot] of parsed.output.entries()) {
    if (!(await hasClip(services, artistId, slot.clipId, present.slots))) {
      left.push(`slots.${at}.clipId`);
      continue;
    }
    const names = await namesIfThere(services, artistId, slot.productId);
    if (!names) left.push(`slots.${at}.productId`);
    slots.push({ ...slot, ...(names ?? { productId: null, releaseTitle: null, productSlug: null }) });
  }
  if (slots.length === 0) throw new AppError('version/clips');
  return { slots, left };
}

async function namesIfThere({ db }: Services, artistId: string, productId: string | null) {
  try {
    return await releaseNames(db, artistId, productId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'release/not-found') return null;
    throw error;
  }
}

async function storeLive(
  services: Services,
  artistId: string,
  { caller, expectedUpdatedAt }: Restoration,
  slots: readonly MedleySlot[],
): Promise<number> {
  const { db } = services;
  const input = {
    artistId,
    slots: slots.map(({ title, clipId, productId }) => ({ title, clipId, productId })),
    expectedPublishedAt: expectedUpdatedAt,
  };
  const { publishedAt } = await storeMedley(services, caller, input, async (transaction, live) => {
    // Taken back meanwhile: restoring must not publish it.
    if (!live) throw new AppError('medley/changed');
    const keep = await readWhetherKept(db, transaction, { kind: 'medley', id: artistId }, medleyContent(live));
    return (actor, at) => keep(actor, at - 1);
  });
  return publishedAt;
}

async function storeWithdrawn(
  { db, now }: Services,
  artistId: string,
  { caller, expectedUpdatedAt }: Restoration,
  slots: readonly MedleySlot[],
): Promise<number> {
  const page = { kind: 'medley', id: artistId } as const;
  return db.runTransaction(async (transaction) => {
    await readPermittedPage({ db, transaction }, caller, page, 'edit');
    const { live, withdrawn } = await readMedleys(db, transaction, artistId);
    if (live || withdrawn?.publishedAt !== expectedUpdatedAt) throw new AppError('medley/changed');
    const keep = await readWhetherKept(db, transaction, page, medleyContent(withdrawn));
    const actor = await transaction.get(db.doc(documents.user(caller).path));
    // Editors tell medleys apart by this time.
    const publishedAt = Math.max(now(), expectedUpdatedAt + 1);
    keep(actor, publishedAt);
    setDocument(transaction, refTo(db, documents.withdrawnMedley(artistId)), {
      ...withdrawn,
      slots: [...slots],
      publishedAt,
    });
    return publishedAt;
  });
}
