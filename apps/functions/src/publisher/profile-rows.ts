import { documents, readField } from '@countin/domain/documents';
import type { PageKind, PageRow } from '@countin/domain/publisher';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { PageOwner } from './page-owners.ts';

/** Most pages that a profile has besides those of releases: its own, and a feed or a medley. */
export const ROWS_OF_PROFILE = 2;

/** Pages of profiles, of feeds and of medleys, in the order of the profiles. */
export async function profileRows(db: Firestore, owners: readonly PageOwner[]): Promise<PageRow[]> {
  const medleys = await readMedleys(
    db,
    owners.filter((owner) => owner.kind === 'artist' && owner.can('medley.read')),
  );
  return owners.flatMap((owner) => [
    ...(owner.can('profile.read') ? [profileRow(owner, owner.kind)] : []),
    ...(owner.kind === 'label' && owner.can('profile.read') ? [profileRow(owner, 'feed')] : []),
    ...(medleys.get(owner.id) ?? []),
  ]);
}

function profileRow(owner: PageOwner, kind: PageKind): PageRow {
  return {
    ...rowOf(owner, kind),
    state: owner.archived ? 'archived' : 'live',
    publishedAt: owner.createdAt,
    updatedAt: owner.updatedAt,
    may: { edit: owner.can('profile.edit'), publish: owner.can('settings.edit') },
  };
}

/** What rows of a profile have in common. */
function rowOf({ kind: owner, id, name, slug }: PageOwner, kind: PageKind) {
  return {
    key: { kind, id },
    artistId: owner === 'artist' ? id : null,
    labelId: owner === 'label' ? id : null,
    title: name,
    profileName: name,
    profileSlug: slug,
    productSlug: null,
    release: null,
  };
}

/** Medleys that are published, or were. A draft without publication has no page. */
async function readMedleys(db: Firestore, artists: readonly PageOwner[]): Promise<ReadonlyMap<string, PageRow[]>> {
  const rows = new Map<string, PageRow[]>();
  if (artists.length === 0) return rows;
  const fieldMask = ['publishedAt'];
  const [published, withdrawn] = await Promise.all(
    [documents.medley, documents.withdrawnMedley].map((of) =>
      db.getAll(...artists.map(({ id }) => db.doc(of(id).path)), { fieldMask }),
    ),
  );
  for (const [at, owner] of artists.entries()) {
    const row = medleyRow(owner, published?.[at], withdrawn?.[at]);
    if (row) rows.set(owner.id, [row]);
  }
  return rows;
}

function medleyRow(
  owner: PageOwner,
  live: DocumentSnapshot | undefined,
  withdrawn: DocumentSnapshot | undefined,
): PageRow | null {
  const isLive = live?.exists === true;
  const stored = isLive ? live : withdrawn;
  if (!stored?.exists) return null;
  const publishedAt = readField(documents.medley, stored, 'publishedAt') ?? null;
  const mayEdit = owner.can('medley.edit');
  return {
    ...rowOf(owner, 'medley'),
    state: isLive ? 'live' : 'archived',
    publishedAt,
    updatedAt: publishedAt ?? owner.updatedAt,
    may: { edit: mayEdit, publish: mayEdit },
  };
}
