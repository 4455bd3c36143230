import { documents, readValidDocument } from '@countin/domain/documents';
import { keptKey, type KeptTarget, type KeptView } from '@countin/domain/collection';
import type { Medley } from '@countin/domain/medley';
import { profileDesign, type ArtistProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';

/**
 * Reads what is kept as fans see it now, by its key. Missing items are not in the map. A release costs one read, an
 * artist one and a medley two; each document is read once.
 */
export async function readKeptViews(
  { db, log }: Pick<Services, 'db' | 'log'>,
  targets: readonly KeptTarget[],
): Promise<ReadonlyMap<string, KeptView>> {
  const paths = [...new Set(targets.flatMap(pathsOf))];
  if (paths.length === 0) return new Map();
  const found = new Map(
    (await db.getAll(...paths.map((path) => db.doc(path)))).map((snapshot) => [snapshot.ref.path, snapshot]),
  );
  const views = targets.flatMap((target): [string, KeptView][] => {
    const view = viewOf(target, (path) => found.get(path), log);
    return view ? [[keptKey(target), view]] : [];
  });
  return new Map(views);
}

function pathsOf({ kind, id }: KeptTarget): string[] {
  if (kind === 'release') return [documents.releasePage(id).path];
  const artist = documents.artistProfile(id).path;
  return kind === 'artist' ? [artist] : [artist, documents.medley(id).path];
}

type Find = (path: string) => DocumentSnapshot | undefined;

function viewOf({ kind, id }: KeptTarget, find: Find, log: Services['log']): KeptView | null {
  if (kind === 'release') {
    const page = readValidDocument(documents.releasePage, find(documents.releasePage(id).path), log);
    return page && releaseView(page);
  }
  const artist = readValidDocument(documents.artistProfile, find(documents.artistProfile(id).path), log);
  if (!artist || artist.deletedAt !== undefined) return null;
  if (kind === 'artist') return artistView('artist', artist);
  const medley = readValidDocument(documents.medley, find(documents.medley(id).path), log);
  return medley && medleyView(artist, medley);
}

/** A release's page as rows and the calendar show it. */
export function releaseView(page: ReleasePage): KeptView {
  const { id, title, artistId, artistName, artistSlug, productSlug, releaseMoment, cover, coverImage, status } = page;
  return {
    kind: 'release',
    id,
    state: status === 'archived' ? 'archived' : 'there',
    title,
    artistId,
    artistName,
    artistSlug,
    productSlug,
    releaseMoment,
    cover,
    coverImage,
  };
}

function medleyView(artist: ArtistProfile, { slots }: Medley): KeptView {
  return {
    ...artistView('medley', artist),
    title: slots
      .map(({ title }) => title)
      .join(' · ')
      .slice(0, 200),
  };
}

function artistView(kind: 'artist' | 'medley', artist: ArtistProfile): KeptView {
  const { id, name, customSlug, archivedAt, pictureImage } = artist;
  const design = profileDesign(artist);
  return {
    kind,
    id,
    state: archivedAt === undefined ? 'there' : 'archived',
    title: name,
    artistId: id,
    artistName: name,
    artistSlug: customSlug,
    productSlug: null,
    releaseMoment: null,
    cover: { ...design, colours: [...design.colours] },
    coverImage: pictureImage,
  };
}
