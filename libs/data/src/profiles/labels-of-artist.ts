import { documents } from '@countin/domain/documents';
import type { LabelProfile } from '@countin/domain/profile';
import { queryOptions } from '@tanstack/react-query';
import { readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import type { Filter } from '../ports/document-store.ts';
import { profileKeys } from './profile-keys.ts';

/** Most labels of one kind, as the rules have it. */
const MOST = 100;

interface LabelledArtist {
  readonly artistId: string;
  /** Account that owns the artist. */
  readonly owner: string;
}

/**
 * Labels whose feed may have releases of an artist, oldest first. These are the ones with the artist on their roster, and those
 * of the artist's owner. Throws AppError.
 */
async function labelsOfArtist(access: DataAccess, { artistId, owner }: LabelledArtist): Promise<LabelProfile[]> {
  const filters: readonly Filter[] = [
    ['artistIds', 'array-contains', artistId],
    ['createdBy', '==', owner],
  ];
  const found = await Promise.all(
    filters.map((filter) => readDocuments(access, documents.labelProfiles(), { filters: [filter], limit: MOST })),
  );
  const present = found.flat().filter(({ deletedAt }) => deletedAt === undefined);
  return [...new Map(present.map((label) => [label.id, label])).values()].sort((a, b) => a.createdAt - b.createdAt);
}

export const labelsOfArtistOptions = (access: DataAccess, artist: LabelledArtist) =>
  queryOptions({
    queryKey: profileKeys.labelsOfArtist(artist.artistId, artist.owner),
    queryFn: () => labelsOfArtist(access, artist),
  });
