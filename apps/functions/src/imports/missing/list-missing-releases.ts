import { CatalogueError, type ArtistAlbums, type CatalogueClient } from '@countin/catalogue';
import { documents, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { MOST_MISSING, type ListingService, type MissingReleases } from '@countin/domain/imports';
import type { KnownServiceId } from '@countin/domain/store-links';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { requireArtistPermission } from '../../platform/permissions/require-permission.ts';
import { countInWindow } from '../../platform/rate-limit/window-counter.ts';
import type { Services } from '../../platform/services.ts';
import { artistIdAt, artistPagesOf, marketsFor } from './artist-at-service.ts';
import { missingReleases, type Missing } from './missing-rows.ts';
import { readOwnReleases } from './own-releases.ts';

/** Calls of one account: each may be a hundred requests of a budget that all accounts share. */
export const MISSING_WINDOW = { limit: 10, windowMs: 600_000 };
/** Services answer within this, or count as not reached. The function's own timeout is 70 seconds. */
const LIST_MS = 40_000;
/** Services that can list an artist's albums. iTunes answers for Apple Music where it has no keys. */
const LISTING: readonly KnownServiceId[] = ['spotify', 'apple-music', 'tidal', 'deezer'];

/** What one service has listed, or why it has not. */
type Read = ArtistAlbums | CatalogueError | 'no-artist' | 'not-configured';
interface Listing {
  readonly service: KnownServiceId;
  readonly read: Read;
}

/**
 * Lists what services have under an artist and the artist has not here. Changes nothing.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `limit/too-many`
 */
export async function listMissingReleases(
  services: Services,
  caller: string,
  { artistId }: ParsedInput<'listMissingReleases'>,
): Promise<MissingReleases> {
  const { db, now, log, catalogues } = services;
  const { profile } = await requireArtistPermission({ db }, caller, artistId, 'release.create');
  await countInWindow(db, `missing_${caller}`, MISSING_WINDOW, now());
  const artist = readValidDocument(documents.artistPage, profile, log);
  if (!artist) throw new AppError('profile/not-found');
  const own = await readOwnReleases(services, artistId);
  const known = { name: artist.name, country: artist.country, artistPages: artistPagesOf(artist), pages: own.pages };
  const deadline = now() + LIST_MS;
  const listings = await Promise.all(
    LISTING.map(async (service): Promise<Listing> => {
      const client = catalogues.finders.find((one) => one.service === service);
      return { service, read: client ? await albumsAt(client, known, deadline) : 'not-configured' };
    }),
  );
  const missing = missingReleases(
    listings.flatMap(({ read }) => (isRead(read) ? read.albums : [])),
    own,
  );
  return {
    example: catalogues.example,
    rows: missing.rows.slice(0, MOST_MISSING),
    more: missing.rows.length > MOST_MISSING,
    services: listings.map((listing) => stateOf(listing, missing)),
  };
}

type Known = Parameters<typeof artistIdAt>[1] & { readonly country: string | null };

/** Albums of the artist at one service, of the first country that has some. */
async function albumsAt(client: CatalogueClient, known: Known, deadline: number): Promise<Read> {
  try {
    let listed: ArtistAlbums | null = null;
    for (const market of marketsFor(client, known.country)) {
      const artistId = await artistIdAt(client, known, { market, deadline });
      listed = artistId === null ? null : await client.albumsOf(artistId, { market, deadline });
      if (listed && listed.albums.length > 0) return listed;
    }
    return listed ?? 'no-artist';
  } catch (error) {
    if (error instanceof CatalogueError) return error;
    throw error;
  }
}

const isRead = (read: Read): read is ArtistAlbums => typeof read === 'object' && 'albums' in read;

function stateOf({ service, read }: Listing, missing: Missing): ListingService {
  if (typeof read === 'string') return { service, state: read };
  if (isRead(read)) {
    const { albums, skipped, more } = read;
    const count = albums.filter((album) => missing.albums.has(album)).length;
    return { service, state: 'answered', listed: albums.length, missing: count, skipped, more };
  }
  const { reason, retryAfterMs } = read;
  const retryAfterSeconds = retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1000);
  return { service, state: 'not-reached', reason, retryAfterSeconds };
}
