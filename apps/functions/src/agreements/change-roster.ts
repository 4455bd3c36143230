import type { Grant } from '@countin/domain/agreements';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { labelAddresses } from '@countin/domain/pages';
import { FieldValue, type Transaction } from '@google-cloud/firestore';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { writeAgreements, type StaffMember } from '../platform/permissions/agreed-artists.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { followLabel, noteLabelChange } from '../profiles/follow-label.ts';
import type { Pair } from './read-pair.ts';

/** How long a call follows a change of the roster before it leaves the rest to the schedule, milliseconds. */
const FOLLOW_MS = 20_000;

/**
 * Puts the artist on the label's roster, and gives the label's users what the agreement allows.
 *
 * @throws AppError `agreement/too-many`
 */
export function joinRoster(
  services: Services,
  transaction: Transaction,
  pair: Pair,
  staff: readonly StaffMember[],
  grants: readonly Grant[],
): string {
  const { label, artistId } = pair;
  const roster = readField(documents.labelProfile, label, 'artistIds') ?? [];
  if (!roster.includes(artistId) && roster.length >= SERVER_LIMITS.roster) throw new AppError('agreement/too-many');
  writeAgreements(transaction, staff, label.id, [{ artistId, grants }], services.now());
  updateDocument(transaction, refOf(documents.labelProfile, label), { artistIds: FieldValue.arrayUnion(artistId) });
  noteLabelChange(services, transaction, label.id, [artistId]);
  return purgeLabel(services, transaction, pair);
}

/** Takes the artist off the label's roster, and all access from the label's users. */
export function leaveRoster(
  services: Services,
  transaction: Transaction,
  pair: Pair,
  staff: readonly StaffMember[],
): string {
  const { label, artistId } = pair;
  writeAgreements(transaction, staff, label.id, [{ artistId, grants: [] }], services.now());
  updateDocument(transaction, refOf(documents.labelProfile, label), { artistIds: FieldValue.arrayRemove(artistId) });
  noteLabelChange(services, transaction, label.id);
  return purgeLabel(services, transaction, pair);
}

/** Makes caches forget the label's pages, and brings the change to the pages of its artists and releases. */
export async function followRoster(services: Services, labelId: string, purgeId: string): Promise<void> {
  await runPurge(services, purgeId);
  await followChange(services, labelId);
}

/** Brings a change of a label, its roster or agreements to the pages of its artists and releases. */
export async function followChange(services: Services, labelId: string): Promise<void> {
  // The change is stored whether or not this finishes: the schedule goes on with what is left over.
  await followLabel(services, labelId, services.now() + FOLLOW_MS).catch((error: unknown) =>
    services.log('A changed roster waits for the schedule.', error),
  );
}

function purgeLabel(services: Services, transaction: Transaction, { label }: Pair): string {
  const slug = readField(documents.labelProfile, label, 'customSlug') ?? '';
  return queuePurge(services, transaction, { addresses: labelAddresses(services.sites, slug), gone: false });
}
