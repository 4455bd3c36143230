import { idFieldOf, OFFER_AGAIN_MS, type Agreement } from '@countin/domain/agreements';
import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import type { ProfileKind } from '@countin/domain/permissions';
import type { Transaction } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { readStaff } from '../platform/permissions/agreed-artists.ts';
import { isArchived, isDeleted, isSuspended } from '../platform/permissions/may-act.ts';
import { requireSender } from '../platform/permissions/obstacle-to-sending.ts';
import { requirePermission, type ProfileKey } from '../platform/permissions/require-permission.ts';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { profileDefinition } from '../profiles/permitted-profile.ts';
import { followRoster, joinRoster } from './change-roster.ts';
import { checkAgreementCount } from './check-agreement-count.ts';
import { mailOffer } from './mail-offer.ts';
import { noteBoth } from './note-both.ts';
import { otherKind, readPair, sidesOf, type Pair } from './read-pair.ts';

/** Offers by one person a day: mails go to people who have not asked for them. */
const DAILY = { limit: 50, windowMs: 86_400_000 };

/**
 * Offers an agreement to an artist or a label. A caller who manages the agreements of both sides has agreed for both, so
 * it is in force at once.
 *
 * @throws AppError `access/denied`, `profile/…`, `agreement/…`, `limit/too-many`
 */
export async function offerAgreement(
  services: Services,
  uid: string,
  { kind, profileId, slug, grants }: ParsedInput<'offerAgreement'>,
): Promise<CallableOutput<'offerAgreement'>> {
  const { db, now } = services;
  const side = { kind, profileId };
  // Before the slug is looked up, so that only permitted callers learn which profiles exist.
  await requireSender({ db }, uid, side, 'agreements.manage');
  await countInWindow(db, `agreements-${uid}`, DAILY, now());
  const partnerId = await findPartner(services, otherKind(kind), slug);
  const { pair, purgeId } = await db.runTransaction(async (transaction) => {
    const found = await readPair(services, transaction, uid, side, partnerId);
    checkAvailable(kind, found);
    await checkOwner(services, transaction, found, otherKind(kind));
    checkMayOffer(found.agreement, otherKind(kind), now());
    await checkOpenOffers(services, transaction, side);
    const both = await managesBoth(services, transaction, uid, found, otherKind(kind));
    if (both) await checkAgreementCount(services, transaction, found);
    const staff = both ? await readStaff(db, transaction, found.labelId, found.labelOwner) : [];
    setDocument(transaction, refTo(db, documents.agreement(found.labelId, found.artistId)), {
      labelId: found.labelId,
      artistId: found.artistId,
      state: both ? 'in-force' : 'offered',
      grants,
      waitsFor: both ? null : otherKind(kind),
      offeredBy: uid,
      offeredAt: now(),
      requested: null,
      agreedBy: both ? uid : null,
      agreedAt: both ? now() : null,
      closedBy: null,
      closedAt: null,
    });
    noteBoth(services, transaction, found, both ? 'agreement.accepted' : 'agreement.offered', { after: grants });
    return { pair: found, purgeId: both ? joinRoster(services, transaction, found, staff, grants) : null };
  });
  if (purgeId === null) {
    await mailOffer(services, pair, otherKind(kind));
    return { state: 'offered' };
  }
  await followRoster(services, pair.labelId, purgeId);
  return { state: 'in-force' };
}

/** The profile of the other kind that has the slug, or had it. */
async function findPartner({ db }: Services, kind: ProfileKind, slug: string): Promise<string> {
  const claim = await db.doc(documents.slug(slug).path).get();
  const partnerId = readField(documents.slug, claim, 'profileId');
  if (partnerId === undefined || readField(documents.slug, claim, 'kind') !== kind)
    throw new AppError('agreement/no-profile', { field: 'slug' });
  return partnerId;
}

function checkAvailable(kind: ProfileKind, { artist, label }: Pair): void {
  const partner = { artist, label }[otherKind(kind)];
  // A deleted profile is not public, so it answers like one that does not exist.
  if (isDeleted(partner)) throw new AppError('agreement/no-profile', { field: 'slug' });
  if (isArchived(partner)) throw new AppError('agreement/unavailable', { field: 'slug' });
}

async function checkOwner({ db }: Services, transaction: Transaction, pair: Pair, partner: ProfileKind): Promise<void> {
  const owner = readField(profileDefinition(partner), pair[partner], 'createdBy');
  const user = owner === undefined ? undefined : await transaction.get(db.doc(documents.user(owner).path));
  if (!user || isSuspended(user)) throw new AppError('agreement/unavailable', { field: 'slug' });
}

function checkMayOffer(agreement: Agreement | null, partner: ProfileKind, now: number): void {
  if (agreement?.state === 'in-force') throw new AppError('agreement/already', { field: 'slug' });
  if (agreement?.state === 'offered') throw new AppError('agreement/open', { field: 'slug' });
  // The side that was asked keeps its name in a declined offer.
  const declined = agreement?.state === 'declined' && agreement.waitsFor === partner;
  if (declined && (agreement.closedAt ?? 0) + OFFER_AGAIN_MS > now)
    throw new AppError('agreement/declined', { field: 'slug' });
}

async function checkOpenOffers(
  { db }: Services,
  transaction: Transaction,
  { kind, profileId }: ProfileKey,
): Promise<void> {
  const open = db
    .collection(documents.agreements().path)
    .where(idFieldOf(kind), '==', profileId)
    .where('state', '==', 'offered')
    .where('waitsFor', '==', otherKind(kind));
  const { size } = await transaction.get(open.select().limit(SERVER_LIMITS.agreementOffers));
  if (size >= SERVER_LIMITS.agreementOffers) throw new AppError('agreement/too-many');
}

async function managesBoth(
  { db }: Services,
  transaction: Transaction,
  uid: string,
  pair: Pair,
  partner: ProfileKind,
): Promise<boolean> {
  const source = { db, transaction };
  const denied = () => null;
  return (await requirePermission(source, uid, sidesOf(pair)[partner], 'agreements.manage').catch(denied)) !== null;
}
