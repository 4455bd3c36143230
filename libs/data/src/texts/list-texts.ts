import { documents } from '@countin/domain/documents';
import { LANGUAGES } from '@countin/domain/locale';
import type { TextsByLanguage } from '@countin/domain/texts';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Texts of a release in every language that has some. */
export const releaseTextsOptions = (access: DataAccess, productId: string) =>
  queryOptions({
    queryKey: queryKeys.releaseTexts(productId),
    queryFn: async (): Promise<TextsByLanguage> => {
      const found = await readDocuments(access, documents.releaseTexts(productId), { limit: LANGUAGES.length });
      return Object.fromEntries(found.map((text) => [text.language, text]));
    },
  });
