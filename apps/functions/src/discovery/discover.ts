import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument } from '@countin/domain/documents';
import { parseSearch } from '@countin/domain/discovery';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import type { DiscoveryPage } from './discovery-index.ts';
import { firestoreIndex } from './firestore-index.ts';

type Needed = Pick<Services, 'db' | 'now' | 'callLimits'>;

/**
 * Finds releases and medleys.
 *
 * @throws AppError `limit/too-many`
 */
export async function searchDiscovery(
  services: Needed,
  address: string,
  { text, after }: ParsedInput<'searchDiscovery'>,
): Promise<CallableOutput<'searchDiscovery'>> {
  const now = limited(services, address);
  return outputOf(await firestoreIndex(services.db).search(parseSearch(text), after, now));
}

/**
 * Reads a page of a shelf.
 *
 * @throws AppError `limit/too-many`
 */
export async function readShelf(
  services: Needed,
  address: string,
  query: ParsedInput<'readShelf'>,
): Promise<CallableOutput<'readShelf'>> {
  const now = limited(services, address);
  return outputOf(await firestoreIndex(services.db).shelf(query, now));
}

/**
 * Reads which genres a shelf has, in one read.
 *
 * @throws AppError `limit/too-many`
 */
export async function readGenres(
  services: Needed,
  address: string,
  { shelf }: ParsedInput<'readGenres'>,
): Promise<CallableOutput<'readGenres'>> {
  limited(services, address);
  const { path } = documents.discoveryGenres(shelf);
  const counts = readDocument(documents.discoveryGenres, await services.db.doc(path).get()) ?? {};
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

function limited({ callLimits, now }: Needed, address: string): number {
  callLimits.fromAddress('discover', address, now());
  return now();
}

function outputOf({ cards, next }: DiscoveryPage): CallableOutput<'readShelf'> {
  return { cards: [...cards], next };
}
