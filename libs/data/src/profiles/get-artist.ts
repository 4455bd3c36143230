import { documents } from '@countin/domain/documents';
import type { DataAccess } from '../ports/data-access.ts';
import { documentQuery } from '../query/document-query.ts';
import { queryKeys } from '../query/query-keys.ts';

/** An artist's profile. */
export const artistOptions = (access: DataAccess, artistId: string) =>
  documentQuery(access, queryKeys.artist(artistId), documents.artistProfile(artistId), 'profile/not-found');
