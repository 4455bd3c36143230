import { documents, readField } from '@countin/domain/documents';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { readRelatedProfiles } from '../platform/permissions/related-profiles.ts';
import { mayInArtist, type Source } from '../platform/permissions/require-permission.ts';

/** An artist whose releases a caller may see. */
export interface VisibleArtist {
  readonly artistId: string;
  readonly name: string;
  readonly slug: string;
  readonly mayCreate: boolean;
  readonly mayEdit: boolean;
}

/** Documents that one request asks for. */
const PAGE = 100;

/** Artists whose releases a caller may see: own ones, as a member, and by agreements. Ordered by id. */
export async function visibleArtists(db: Firestore, caller: string): Promise<VisibleArtist[]> {
  const { user, profiles } = await readRelatedProfiles(db, caller, 'artist', ['name', 'customSlug']);
  return profiles
    .filter((profile) => mayInArtist(user, profile, 'release.read'))
    .map((profile) => ({
      artistId: profile.id,
      name: readField(documents.artistProfile, profile, 'name') ?? '',
      slug: readField(documents.artistProfile, profile, 'customSlug') ?? '',
      mayCreate: mayInArtist(user, profile, 'release.create'),
      mayEdit: mayInArtist(user, profile, 'release.edit'),
    }));
}

/** Whether a caller may edit the releases of each of some artists, at least one. */
export async function mayEditAll(source: Source, caller: string, artistIds: readonly string[]): Promise<boolean> {
  if (artistIds.length === 0) return false;
  const reference = source.db.doc(documents.user(caller).path);
  const user = await (source.transaction ? source.transaction.get(reference) : reference.get());
  // The first alone: strangers are refused by it, however many there are.
  for (const some of [artistIds.slice(0, 1), ...chunks(artistIds.slice(1))])
    if (!(await readAll(source, some)).every((profile) => mayInArtist(user, profile, 'release.edit'))) return false;
  return true;
}

async function readAll({ db, transaction }: Source, artistIds: readonly string[]): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (const some of chunks(artistIds)) {
    const references = some.map((artistId) => db.doc(documents.artistProfile(artistId).path));
    found.push(...(await (transaction ?? db).getAll(...references)));
  }
  return found;
}

function* chunks(ids: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += PAGE) yield ids.slice(at, at + PAGE);
}
