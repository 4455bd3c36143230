import { documents } from '@countin/domain/documents';
import type { DataAccess } from '../ports/data-access.ts';
import { documentQuery } from '../query/document-query.ts';
import { queryKeys } from '../query/query-keys.ts';

// Apart from `artistOptions`, which every screen of an artist loads.

/** An artist's profile with the content of the public page. */
export const artistPageOptions = (access: DataAccess, artistId: string) =>
  documentQuery(access, queryKeys.artistPage(artistId), documents.artistPage(artistId), 'profile/not-found');
