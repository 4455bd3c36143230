import {
  countOf,
  previousRange,
  productOfPage,
  type DayRange,
  type RangeNumbers,
  type SummaryMail,
} from '@countin/domain/numbers';
import { documents, readDocument, readField } from '@countin/domain/documents';
import type { Firestore } from '@google-cloud/firestore';
import { requirePermission } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { readRangePair } from '../read-range.ts';
import { readRosterNumbers } from '../read-roster-numbers.ts';

/** Most visited pages among which the best public release is looked for. */
const CANDIDATES = 3;

/** What a summary says. */
export interface Summary {
  /** Name of the artist or the label. */
  readonly name: string;
  readonly numbers: RangeNumbers;
  /** As many days before. */
  readonly before: RangeNumbers;
  /** The public release with the most views; null without any. */
  readonly best: { readonly title: string; readonly views: number } | null;
}

/**
 * Reads the numbers of a period for a member, as the member's analysis has them. An artist's take at most three months, 12
 * shards and three release pages.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `numbers/too-many`
 */
export async function readSummary(
  services: Pick<Services, 'db' | 'now'>,
  { kind, profileId, uid }: Pick<SummaryMail, 'kind' | 'profileId' | 'uid'>,
  range: DayRange,
): Promise<Summary> {
  const { db, now } = services;
  const { profile } = await requirePermission({ db }, uid, { kind, profileId }, 'numbers.read');
  const name = readField(documents.profile, profile, 'name') ?? '';
  if (kind === 'artist') {
    const { numbers, before } = await readRangePair(db, { kind, id: profileId }, range, now());
    return { name, numbers, before, best: await bestRelease(db, numbers) };
  }
  const read = (requested: DayRange) =>
    readRosterNumbers(services, uid, { labelId: profileId, range: requested, onlyArtist: null, page: null });
  const { numbers, releases } = await read(range);
  const { numbers: before } = await read(previousRange(range));
  const title = (id: string) => releases.find((release) => release.id === id)?.title;
  return { name, numbers, before, best: firstNamed(largestPages(numbers), title) };
}

type PageViews = readonly [productId: string, views: number];

/** Releases by views, those with the most first. */
function largestPages({ pages }: RangeNumbers): readonly PageViews[] {
  return Object.entries(pages)
    .flatMap(([page, { counts }]): PageViews[] => {
      const productId = productOfPage(page);
      const views = countOf(counts, 'views');
      return productId === null || views === 0 ? [] : [[productId, views]];
    })
    .sort(([, a], [, b]) => b - a);
}

async function bestRelease(db: Firestore, numbers: RangeNumbers): Promise<Summary['best']> {
  const largest = largestPages(numbers).slice(0, CANDIDATES);
  if (largest.length === 0) return null;
  const found = await db.getAll(...largest.map(([id]) => db.doc(documents.releasePage(id).path)));
  const pages = found.flatMap((page) => readDocument(documents.releasePages, page) ?? []);
  return firstNamed(largest, (id) => pages.find((page) => page.id === id && page.status === 'published')?.title);
}

function firstNamed(pages: readonly PageViews[], title: (id: string) => string | undefined): Summary['best'] {
  for (const [id, views] of pages) {
    const known = title(id);
    if (known) return { title: known, views };
  }
  return null;
}
