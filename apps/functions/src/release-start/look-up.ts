import { findRelease as findInCatalogues, type FoundRelease } from '@countin/catalogue';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { readLinkQuery, type FoundRow, type LinkQuery } from '@countin/domain/link-finding';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { marketsFor } from '../links/find-links.ts';
import { foundRows } from '../links/found-row.ts';
import { requireArtistPermission } from '../platform/permissions/require-permission.ts';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import type { Services } from '../platform/services.ts';

/** Look-ups of one account: each is up to two dozen requests of a budget that all accounts share. */
export const START_WINDOW = { limit: 30, windowMs: 600_000 };
/** Services answer within this, or count as not reached. A person waits for it. */
const LOOK_UP_MS = 8000;

/** A release as the services have it, for an artist. */
export interface LookedUp {
  readonly query: LinkQuery;
  readonly found: FoundRelease;
  readonly rows: readonly FoundRow[];
  readonly notReached: readonly string[];
  readonly artist: DocumentSnapshot;
  readonly artistName: string;
}

/**
 * Looks a release up for an artist. A second look-up of the same text is answered from kept answers.
 *
 * @param action what it is counted for
 * @throws AppError `profile/not-found`, `access/denied`, `limit/too-many`, `link/no-answer`, and the codes of `readLinkQuery`
 */
export async function lookUp(
  { db, catalogues: { finders }, now }: Services,
  caller: string,
  { artistId, text }: { readonly artistId: string; readonly text: string },
  action: 'find' | 'start',
): Promise<LookedUp> {
  const { profile: artist } = await requireArtistPermission({ db }, caller, artistId, 'release.create');
  const read = readLinkQuery(text);
  if (!read.ok) throw new AppError(read.code, { field: 'text', expected: read.expected ?? undefined });
  await countInWindow(db, `${action}Release_${caller}`, START_WINDOW, now());
  const { query } = read;
  const found = await findInCatalogues(query, {
    catalogues: finders,
    // The services vouch for each other: the artist has entered nothing so far.
    known: null,
    markets: marketsFor(query),
    deadline: now() + LOOK_UP_MS,
  });
  if (!found.answered) throw new AppError('link/no-answer', { field: 'text' });
  const artistName = readField(documents.artistProfile, artist, 'name') ?? '';
  return { query, found, ...foundRows(found, query, finders), artist, artistName };
}
