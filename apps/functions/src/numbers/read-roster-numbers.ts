import { addRanges, countOf, daysIn, monthsIn, productOfPage, type RangeNumbers } from '@countin/domain/numbers';
import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Firestore } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { readRange, readRolledUp } from './read-range.ts';

/** Documents of numbers that one call may read: enough for 200 artists over three months, or 76 over a year. */
const MOST_DOCUMENTS = 1000;
/** Artists whose months are in memory at once. */
const AT_ONCE = 10;
/** Releases whose numbers are told one by one. */
const MOST_RELEASES = 50;

interface RosterArtist {
  readonly artistId: string;
  readonly name: string;
}

/**
 * Adds up the numbers of a label's roster. Only agreements in force with `numbers.see` share them, as they are at the
 * time of the call. Reads an agreement, a profile and a few months' documents for each artist, and the pages of 50
 * releases.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `numbers/too-many`
 */
export async function readRosterNumbers(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: string,
  { labelId, range, onlyArtist, page }: ParsedInput<'readRosterNumbers'>,
): Promise<CallableOutput<'readRosterNumbers'>> {
  const { profile } = await requirePermission({ db }, caller, { kind: 'label', profileId: labelId }, 'numbers.read');
  const roster = readField(documents.labelProfile, profile, 'artistIds') ?? [];
  const { shared, withheld } = await readSharing(db, labelId, roster);
  if (onlyArtist !== null) {
    const artist = shared.find(({ artistId }) => artistId === onlyArtist);
    if (!artist) throw new AppError('access/denied');
    const numbers = await readRange(db, { kind: 'artist', id: onlyArtist }, { range, page, now: now() });
    return { ...(await withReleases(db, numbers)), artists: [sumsOf(artist, numbers)], withheld };
  }
  if (shared.length * monthsIn(range).length > MOST_DOCUMENTS) throw new AppError('numbers/too-many');
  const days = daysIn(range);
  const artists = [];
  let total = addRanges(range, days, []);
  for (let from = 0; from < shared.length; from += AT_ONCE) {
    const part = shared.slice(from, from + AT_ONCE);
    const read = await Promise.all(
      part.map(({ artistId }) => readRolledUp(db, { kind: 'artist', id: artistId }, { range, now: now() })),
    );
    total = addRanges(range, days, [total, ...read]);
    artists.push(...part.flatMap((artist, at) => (read[at] ? [sumsOf(artist, read[at])] : [])));
  }
  return { ...(await withReleases(db, total)), artists, withheld };
}

/**
 * Artists of a roster who share their numbers with the label, and the others. Artists that are being deleted are
 * neither.
 */
async function readSharing(db: Firestore, labelId: string, roster: readonly string[]) {
  if (roster.length === 0) return { shared: [], withheld: [] };
  const [agreements, profiles] = await Promise.all([
    db.getAll(...roster.map((artistId) => db.doc(documents.agreement(labelId, artistId).path))),
    db.getAll(...roster.map((artistId) => db.doc(documents.artistProfile(artistId).path))),
  ]);
  const shared: RosterArtist[] = [];
  const withheld: RosterArtist[] = [];
  roster.forEach((artistId, at) => {
    const [agreement, profile] = [agreements[at], profiles[at]];
    if (!agreement || !profile?.exists) return;
    const inForce = readField(documents.agreement, agreement, 'state') === 'in-force';
    const grants = readField(documents.agreement, agreement, 'grants') ?? [];
    const artist = { artistId, name: readField(documents.artistProfile, profile, 'name') ?? '' };
    (inForce && grants.includes('numbers.see') ? shared : withheld).push(artist);
  });
  return { shared, withheld };
}

/** Keeps the release pages with the most views, with what is public of their releases. Other pages stay. */
async function withReleases(db: Firestore, numbers: RangeNumbers) {
  const largest = Object.entries(numbers.pages)
    .filter(([page]) => productOfPage(page) !== null)
    .sort(([, a], [, b]) => countOf(b.counts, 'views') - countOf(a.counts, 'views'))
    .slice(0, MOST_RELEASES);
  const found =
    largest.length === 0
      ? []
      : await db.getAll(...largest.map(([page]) => db.doc(documents.releasePage(productOfPage(page) ?? '').path)));
  const others = Object.entries(numbers.pages).filter(([page]) => productOfPage(page) === null);
  return {
    numbers: { ...numbers, pages: Object.fromEntries([...largest, ...others]) },
    releases: found.flatMap((page) => {
      const release = readDocument(documents.releasePages, page);
      if (release?.status !== 'published') return [];
      const { id, artistId, title, releaseMoment, publishedAt } = release;
      return [{ id, artistId, title, releaseMoment, publishedAt }];
    }),
  };
}

const sumsOf = (artist: RosterArtist, { total }: RangeNumbers) => ({
  ...artist,
  views: countOf(total.counts, 'views'),
  visitors: total.visitors,
  storeClicks: countOf(total.counts, 'storeClicks'),
  signups: countOf(total.counts, 'signups'),
});
