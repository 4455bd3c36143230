import { documents, readDocument } from '@countin/domain/documents';
import { checksAfter, type CheckedLink, type LinkChecks } from '@countin/domain/link-finding';
import type { ReleasePage } from '@countin/domain/release';
import type { Transaction } from '@google-cloud/firestore';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';

/** Checks of a release as stored; null before the first. */
export async function readChecks({ db }: Pick<Services, 'db'>, productId: string): Promise<LinkChecks | null> {
  const reference = refTo(db, documents.linkCheck(productId));
  return readDocument(reference, await reference.ref.get());
}

/** Stores the results of one catalogue beside those of the others. Results of links that were changed meanwhile are left out. */
export async function storeChecks(
  services: Services,
  productId: string,
  results: ReadonlyMap<string, CheckedLink>,
): Promise<void> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) => {
    const reference = refTo(db, documents.linkCheck(productId));
    const [stored, pageDocument] = await transaction.getAll(
      reference.ref,
      db.doc(documents.releasePage(productId).path),
    );
    const page = readPublicPage(services, pageDocument);
    if (!page) return;
    const before = stored ? readDocument(reference, stored) : null;
    writeChecks(
      services,
      transaction,
      page,
      checksAfter(page.storeLinks, { ...before?.links, ...Object.fromEntries(results) }),
      now(),
    );
  });
}

/** Writes the checks of a release with the numbers that lists filter by. */
export function writeChecks(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction,
  { id, artistId, createdBy, title }: Pick<ReleasePage, 'id' | 'artistId' | 'createdBy' | 'title'>,
  links: LinkChecks['links'],
  checkedAt: number,
): void {
  const gone = Object.values(links).filter(({ state }) => state === 'gone');
  setDocument(transaction, refTo(db, documents.linkCheck(id)), {
    productId: id,
    artistId,
    createdBy,
    title,
    gone: gone.length,
    unnotified: unnotifiedIn(links),
    checkedAt,
    links,
  });
}

/** How many dead links the owner has not been told of. */
export function unnotifiedIn(links: LinkChecks['links']): number {
  return Object.values(links).filter(({ state, notifiedAt }) => state === 'gone' && notifiedAt === null).length;
}
