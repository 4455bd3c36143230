import { documents } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import { queryOptions } from '@tanstack/react-query';
import { readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import type { Filter, Order } from '../ports/document-store.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Results of each query. */
const RESULTS = 4;
/** Sorts after every character of a text in use. */
const LAST = '\uf8ff';

/**
 * Fans of some artists whose name or contact begins with the text. Contacts are stored in lower case. Names are matched
 * as typed and with a capital, because Firestore compares letters exactly. Throws AppError.
 */
export async function findFans(access: DataAccess, artistIds: readonly string[], text: string): Promise<Signup[]> {
  const typed = text.trim().normalize('NFC');
  if (typed === '') return [];
  const starts = (field: string, start: string) => ({
    filters: [
      [field, '>=', start],
      [field, '<=', start + LAST],
    ] satisfies Filter[],
    order: [[field, 'asc']] satisfies Order[],
    limit: RESULTS,
  });
  const capital = typed.charAt(0).toUpperCase() + typed.slice(1);
  const searches = [
    starts('contact', typed.toLowerCase()),
    starts('name', typed),
    ...(capital === typed ? [] : [starts('name', capital)]),
  ];
  const found = await Promise.all(
    artistIds.flatMap((artistId) =>
      searches.map((search) => readDocuments(access, documents.signups(artistId), search)),
    ),
  );
  return [...new Map(found.flat().map((signup) => [signup.id, signup])).values()];
}

export const findFansOptions = (access: DataAccess, artistIds: readonly string[], text: string) =>
  queryOptions({
    queryKey: queryKeys.foundFans(artistIds, text.trim()),
    queryFn: () => findFans(access, artistIds, text),
  });
