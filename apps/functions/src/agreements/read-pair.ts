import type { Agreement } from '@countin/domain/agreements';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ProfileKind } from '@countin/domain/permissions';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { requirePermission, type ProfileKey } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { profileDefinition } from '../profiles/permitted-profile.ts';
import { isDeleted } from '../platform/permissions/may-act.ts';

/** An artist and a label with their agreement, read in a transaction. */
export interface Pair {
  readonly labelId: string;
  readonly artistId: string;
  readonly label: DocumentSnapshot;
  readonly artist: DocumentSnapshot;
  readonly labelOwner: string;
  readonly stored: DocumentSnapshot;
  /** Null if the two never had one. */
  readonly agreement: Agreement | null;
  /** The acting user's document. */
  readonly actor: DocumentSnapshot;
  /** Names of both sides, for their activity logs. */
  readonly names: Readonly<Record<ProfileKind, string>>;
}

/** The other kind of profile: agreements are between an artist and a label. */
export const otherKind = (kind: ProfileKind): ProfileKind => (kind === 'artist' ? 'label' : 'artist');

/** The profiles of a pair as each activity log and guard names them. */
export const sidesOf = ({ labelId, artistId }: Pick<Pair, 'labelId' | 'artistId'>) =>
  ({ artist: { kind: 'artist', profileId: artistId }, label: { kind: 'label', profileId: labelId } }) as const;

/**
 * Reads both sides and their agreement for a caller who may manage the agreements of one side.
 *
 * @throws AppError `profile/not-found`, `access/denied`; `agreement/no-profile` if the other side does not exist
 */
export async function readPair(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction,
  caller: string,
  side: ProfileKey,
  partnerId: string,
): Promise<Pair> {
  const { profile } = await requirePermission({ db, transaction }, caller, side, 'agreements.manage');
  const partnerKind = otherKind(side.kind);
  const [labelId, artistId] = side.kind === 'label' ? [side.profileId, partnerId] : [partnerId, side.profileId];
  const [partner, stored, actor] = await transaction.getAll(
    db.doc(documents.profile(partnerKind, partnerId).path),
    db.doc(documents.agreement(labelId, artistId).path),
    db.doc(documents.user(caller).path),
  );
  if (!partner?.exists || !stored || !actor) throw new AppError('agreement/no-profile');
  const [label, artist] = side.kind === 'label' ? [profile, partner] : [partner, profile];
  const nameOf = (kind: ProfileKind, of: DocumentSnapshot) => readField(profileDefinition(kind), of, 'name') ?? '';
  return {
    labelId,
    artistId,
    label,
    artist,
    labelOwner: readField(documents.labelProfile, label, 'createdBy') ?? '',
    stored,
    agreement: readDocument(documents.agreement, stored),
    actor,
    names: { artist: nameOf('artist', artist), label: nameOf('label', label) },
  };
}

/**
 * Checks that the other side is not deleted: it answers like one that does not exist. The own side is checked before.
 *
 * @throws AppError `agreement/no-profile`
 */
export function checkNotDeleted({ label, artist }: Pair): void {
  if (isDeleted(label) || isDeleted(artist)) throw new AppError('agreement/no-profile');
}
