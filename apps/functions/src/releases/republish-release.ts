import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { textsOfDescriptions } from '@countin/domain/texts';
import { readVersionContent } from '../platform/page-versions/read-version.ts';
import { readLastVersions } from '../platform/page-versions/store-version.ts';
import type { Services } from '../platform/services.ts';
import { readVersion } from './page-content.ts';
import { storeContent, type ReadContent, type StoredPublication } from './publish-release.ts';

interface Input {
  readonly productId: string;
  /** When the caller saw it published, milliseconds since 1970. */
  readonly expectedPublishedAt: number;
}

/**
 * Puts the last published version of a page that was taken down back on it, in a transaction of its own. `finishPublications`
 * does the rest. Unpublished changes stay in the working copy. Slugs, names and branding are those of today, as in any
 * publication. Repeated, it changes nothing.
 *
 * @throws AppError `release/changed` when it was published later than expected, `version/not-found`,
 *   `release/not-found`, `access/denied`, or the error that keeps the version from being published
 */
export async function storeLastVersion(
  services: Services,
  caller: string,
  { productId, expectedPublishedAt }: Input,
): Promise<StoredPublication> {
  return storeContent(services, caller, productId, lastVersionOf(services, productId, expectedPublishedAt));
}

function lastVersionOf({ db }: Services, productId: string, expectedPublishedAt: number): ReadContent {
  const key = { kind: 'release', id: productId } as const;
  return async (transaction, workingCopy, page) => {
    const [last] = await readLastVersions(db, transaction, key, 1);
    if (!last) throw new AppError('version/not-found');
    // Publishing equal content again stores no version, so the page may have been published later than its version.
    const publishedAt = readField(documents.releasePage, page, 'publishedAt') ?? last.at;
    if (Math.max(publishedAt, last.at) > expectedPublishedAt) throw new AppError('release/changed');
    const { fields, texts } = await readVersionContent(db, transaction, key, last.id);
    return { product: readVersion(workingCopy, fields), texts: textsOfDescriptions(texts), publishedAt };
  };
}
