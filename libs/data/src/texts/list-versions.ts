import { documents } from '@countin/domain/documents';
import { VERSIONS_KEPT, type TextVersion } from '@countin/domain/texts';
import type { Language } from '@countin/domain/locale';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Earlier versions of the texts of one language, newest first. */
export const textVersionsOptions = (access: DataAccess, productId: string, language: Language) =>
  queryOptions({
    queryKey: queryKeys.textVersions(productId, language),
    queryFn: (): Promise<TextVersion[]> =>
      readDocuments(access, documents.textVersions(productId, language), {
        order: [['number', 'desc']],
        limit: VERSIONS_KEPT,
      }),
  });
