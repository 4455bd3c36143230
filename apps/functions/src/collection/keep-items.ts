import type { CallableOutput } from '@countin/domain/callables';
import { keptFacets, keptKey, orderBetween, type KeptTarget, type KeptView } from '@countin/domain/collection';
import { documents, readField } from '@countin/domain/documents';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { firstInstant } from '@countin/domain/release';
import type { Firestore } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { createDocument, refTo } from '../platform/write-document.ts';
import { readKeptViews } from './kept-views.ts';

type Result = CallableOutput<'keepItems'>['results'][number];
type KeptItem = ParsedInput<'keepItems'>['items'][number];

/**
 * Keeps items for the caller. The key of an item is its target. Repeating a call, or merging a device's list twice,
 * therefore adds nothing twice and keeps the caller's later arrangement.
 */
export async function keepItems(
  services: Services,
  caller: string,
  { items, dry }: ParsedInput<'keepItems'>,
): Promise<CallableOutput<'keepItems'>> {
  const { db, now } = services;
  const wanted = [...new Map(items.map((item) => [keptKey(item), item])).entries()];
  if (wanted.length === 0) return { results: [] };
  const views = await readKeptViews(services, items);
  const refs = wanted.map(([key]) => refTo(db, documents.keptItem(caller, key)));
  const count = (await db.collection(documents.kept(caller).path).count().get()).data().count;
  const results = await db.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...refs.map(({ ref }) => ref));
    const order = inFront(await firstOrder(db, caller), wanted.length);
    let room = SERVER_LIMITS.keptItems - count;
    return wanted.map(([key, item], index): Result => {
      const view = views.get(key);
      const title = view?.title ?? '';
      if (stored[index]?.exists) return { key, outcome: 'already', title };
      if (!view) return { key, outcome: 'unknown', title };
      if (room <= 0) return { key, outcome: 'full', title };
      room -= 1;
      const reference = refs[index];
      if (!dry && reference) {
        const content = contentOf(item, view, order[index] ?? '', now());
        createDocument(transaction, reference, content);
      }
      return { key, outcome: 'kept', title };
    });
  });
  return { results };
}

/** Known facts of a target, stored for the day on which it is gone. */
export function knownOf({ title, artistId, artistName, artistSlug, productSlug, releaseMoment }: KeptView) {
  const slugs = [artistSlug, productSlug].filter((slug) => slug !== null).join(' ');
  return { title, artistId, artistName, slugs, releasesAt: releaseMoment && firstInstant(releaseMoment) };
}

function contentOf({ kind, id, folder, note, order, keptAt }: KeptItem, view: KeptView, onTop: string, now: number) {
  const target: KeptTarget = { kind, id };
  const known = knownOf(view);
  return {
    key: keptKey(target),
    ...target,
    folder,
    note,
    order: order ?? onTop,
    // A device's clock may be ahead.
    keptAt: Math.min(keptAt ?? now, now),
    ...known,
    facets: keptFacets({ kind, folder, note, ...known }),
  };
}

/** Positions before the first, in their order. */
function inFront(first: string | null, number: number): string[] {
  const order: string[] = [];
  for (let at = 0; at < number; at += 1) order.unshift(orderBetween(null, order[0] ?? first, Math.random));
  return order;
}

async function firstOrder(db: Firestore, caller: string): Promise<string | null> {
  const { docs } = await db.collection(documents.kept(caller).path).orderBy('order').limit(1).get();
  return readField(documents.kept, docs[0], 'order') ?? null;
}
