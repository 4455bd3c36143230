import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from './services.ts';

const PAGE = 100;
/** Documents that are worked on at the same time. */
const WORKERS = 10;

/**
 * Works through a query in pages until it is done or the deadline has come. One document's failure is logged
 * and does not keep the others waiting.
 *
 * @param deadline milliseconds since 1970
 * @returns whether every document was worked on, without a failure
 */
export async function forEachPage(
  services: Pick<Services, 'now' | 'log'>,
  query: Query,
  deadline: number,
  work: (document: QueryDocumentSnapshot) => Promise<void>,
): Promise<boolean> {
  let complete = true;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = await (last ? query.startAfter(last) : query).limit(PAGE).get();
    const waiting = page.docs.values();
    const worker = async () => {
      for (const document of waiting) {
        if (services.now() >= deadline) return void (complete = false);
        await work(document).catch((error: unknown) => {
          complete = false;
          services.log(`${document.ref.parent.id} ${document.id} waits for the next run.`, error);
        });
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
    last = page.size === PAGE ? page.docs.at(-1) : undefined;
  } while (last && services.now() < deadline);
  return complete && last === undefined;
}
