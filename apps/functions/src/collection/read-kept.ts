import type { CallableOutput } from '@countin/domain/callables';
import {
  facetOf,
  fitsFilter,
  keptFacets,
  type KeptItem,
  type KeptRow,
  type KeptView,
} from '@countin/domain/collection';
import { documents, readValidDocument } from '@countin/domain/documents';
import type { Query } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { knownOf } from './keep-items.ts';
import { readKeptViews } from './kept-views.ts';

/**
 * Reads a page of the caller's collection. Each row costs the read of its item and one or two of what is kept. Each artist
 * costs one of the medley. A search
 * of several words reads pages until one is full, at most {@link SCANS}.
 */
export async function readKept(
  services: Services,
  caller: string,
  { after, size, ...filter }: ParsedInput<'readKept'>,
): Promise<CallableOutput<'readKept'>> {
  const { db, log } = services;
  const facet = facetOf(filter);
  const all: Query = db.collection(documents.kept(caller).path);
  const query = (facet === null ? all : all.where('facets', 'array-contains', facet))
    .orderBy('order')
    .orderBy('__name__');
  const items: KeptItem[] = [];
  let next = after;
  for (let scan = 0; scan < SCANS && items.length < size; scan += 1) {
    const from = next ? query.startAfter(next.order, db.doc(documents.keptItem(caller, next.key).path)) : query;
    const { docs } = await from.limit(size - items.length).get();
    const last = docs.at(-1);
    next = last && docs.length === size - items.length ? { order: String(last.get('order')), key: last.id } : null;
    items.push(
      ...docs
        .flatMap((each) => readValidDocument(documents.kept, each, log) ?? [])
        .filter((item) => fitsFilter(item, filter)),
    );
    if (!next) break;
  }
  const views = await readKeptViews(services, items);
  await refreshKept(services, caller, items, views);
  const playable = await artistsWithMedley(services, [...views.values()]);
  return { rows: items.map((item) => rowOf(item, views.get(item.key), playable)), next };
}

/** Artists of these views whose medley can be played: one read each. */
async function artistsWithMedley(
  { db }: Pick<Services, 'db'>,
  views: readonly KeptView[],
): Promise<ReadonlySet<string>> {
  const artists = [...new Set(views.map(({ artistId }) => artistId))];
  if (artists.length === 0) return new Set();
  const medleys = await db.getAll(...artists.map((id) => db.doc(documents.medley(id).path)), { fieldMask: [] });
  return new Set(medleys.filter(({ exists }) => exists).map(({ id }) => id));
}

/** Reads of one call. */
const SCANS = 5;

/** Copies a new title, slug or moment into the item, which searches and the calendar go by. */
async function refreshKept(
  { db, log }: Pick<Services, 'db' | 'log'>,
  caller: string,
  items: readonly KeptItem[],
  views: ReadonlyMap<string, KeptView>,
): Promise<void> {
  const changed = items.flatMap((item) => {
    const view = views.get(item.key);
    const known = view && knownOf(view);
    return known && (Object.keys(known) as (keyof typeof known)[]).some((field) => known[field] !== item[field])
      ? [{ item, known }]
      : [];
  });
  const batch = db.batch();
  for (const { item, known } of changed)
    updateDocument(batch, refTo(db, documents.keptItem(caller, item.key)), {
      ...known,
      facets: keptFacets({ ...item, ...known }),
    });
  // A removal in between fails the batch; the list is correct nevertheless.
  if (changed.length > 0)
    await batch.commit().catch((error: unknown) => log('Kept items were not brought up to date.', error));
}

function rowOf(
  { key, kind, id, folder, note, order, keptAt, title, artistId, artistName }: KeptItem,
  view: KeptView | undefined,
  withMedley: ReadonlySet<string>,
): KeptRow {
  const gone: KeptView = {
    kind,
    id,
    state: kind === 'artist' ? 'deleted' : 'withdrawn',
    title,
    artistId,
    artistName,
    artistSlug: null,
    productSlug: null,
    releaseMoment: null,
    cover: null,
    coverImage: null,
  };
  const playable = view !== undefined && withMedley.has(view.artistId);
  return { ...(view ?? gone), key, folder, note, order, keptAt, playable };
}
