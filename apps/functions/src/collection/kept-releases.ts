import type { KeptView } from '@countin/domain/collection';
import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { releaseDay, type ReleasePage } from '@countin/domain/release';
import type { Query } from '@google-cloud/firestore';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { releaseView } from './kept-views.ts';

const DAY = 86_400_000;
/** Releases of one query. */
const RELEASES = 40;
/** Values that an `in` query takes. */
const IN_QUERY = 30;

/**
 * Public releases that a user keeps, or of artists that a user keeps, from a moment on. Bounded: two queries for each 30
 * artists, at most {@link SERVER_LIMITS.keptArtistsRead} of them, and one for the releases.
 *
 * @param since milliseconds since 1970; a release whose moment is later somewhere in the world is in it
 */
export async function readKeptReleases(services: Services, uid: string, since: number): Promise<ReleasePage[]> {
  const [ofArtists, own] = await Promise.all([
    releasesOfArtists(services, uid, since),
    keptReleases(services, uid, since),
  ]);
  return [...new Map([...own, ...ofArtists].map((page) => [page.id, page])).values()].sort(
    (a, b) => a.firstInstant - b.firstInstant,
  );
}

/** By the moment that was known last; a release that was moved is read as it is now. */
async function keptReleases(services: Services, uid: string, since: number): Promise<ReleasePage[]> {
  const { db } = services;
  const { docs } = await db
    .collection(documents.kept(uid).path)
    .where('releasesAt', '>=', new Date(since - DAY))
    .orderBy('releasesAt')
    .limit(RELEASES * 2)
    .get();
  const ids = docs.flatMap((each) => readField(documents.kept, each, 'id') ?? []);
  if (ids.length === 0) return [];
  const pages = await db.getAll(...ids.map((id) => db.doc(documents.releasePage(id).path)));
  return pages.flatMap((page) => readPublicPage(services, page) ?? []);
}

async function releasesOfArtists(services: Services, uid: string, since: number): Promise<ReleasePage[]> {
  const { db } = services;
  const { docs } = await db
    .collection(documents.kept(uid).path)
    .where('facets', 'array-contains', 'kind artist')
    .orderBy('order')
    .limit(SERVER_LIMITS.keptArtistsRead)
    .get();
  const artists = docs.flatMap((each) => readField(documents.kept, each, 'id') ?? []);
  const queries: Query[] = [];
  for (let at = 0; at < artists.length; at += IN_QUERY)
    queries.push(
      db
        .collection(documents.releasePages().path)
        .where('artistId', 'in', artists.slice(at, at + IN_QUERY))
        .where('status', '==', 'published')
        .where('firstInstant', '>=', new Date(since - DAY))
        .orderBy('firstInstant')
        .limit(RELEASES),
    );
  const found = await Promise.all(queries.map((query) => query.get()));
  return found.flatMap((page) =>
    page.docs.flatMap((each) => readValidDocument(documents.releasePages, each, services.log) ?? []),
  );
}

/** Releases by what a user sees of them: to come, and out since the visit before. */
export function nextAndNew(
  pages: readonly ReleasePage[],
  { now, zone, visitedBefore }: { readonly now: number; readonly zone: string; readonly visitedBefore: number | null },
): { next: KeptView[]; news: KeptView[] } {
  const timed = pages.map((page) => ({ page, at: releaseDay(page.releaseMoment, now, zone).at }));
  return {
    next: timed.filter(({ at }) => at > now).map(({ page }) => releaseView(page)),
    news: timed
      .filter(({ at }) => at <= now && visitedBefore !== null && at > visitedBefore)
      .reverse()
      .map(({ page }) => releaseView(page)),
  };
}
