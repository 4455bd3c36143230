import { documents } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import { queryOptions } from '@tanstack/react-query';
import { readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { DOCUMENT_ID } from '../ports/document-store.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Published releases of a label that lists offer for a choice. */
const CHOICES = 60;

/** A label's latest published releases, newest first: coming ones too. Throws AppError. */
export const latestLabelReleasesOptions = (access: DataAccess, labelId: string) =>
  queryOptions({
    queryKey: queryKeys.publicReleases({ labelId, latest: CHOICES }),
    queryFn: (): Promise<ReleasePage[]> =>
      readDocuments(access, documents.releasePages(), {
        filters: [
          ['labelId', '==', labelId],
          ['status', '==', 'published'],
        ],
        order: [
          ['firstInstant', 'desc'],
          [DOCUMENT_ID, 'desc'],
        ],
        limit: CHOICES,
      }),
  });
