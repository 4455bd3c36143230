import { documents } from '@countin/domain/documents';
import type { LinkChecks, LinkReports } from '@countin/domain/link-finding';
import { queryOptions } from '@tanstack/react-query';
import { parseDocuments } from '../documents/parse-document.ts';
import { findAcross } from '../documents/find-across.ts';
import { readDocument } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { joinedReleases } from '../releases/joined-artists.ts';
import { linkKeys } from './link-keys.ts';

/** Releases with dead or reported links that a dashboard shows at most. */
const SHOWN = 20;

/** Results of the nightly check of a release's links; null before the first check. */
export const linkChecksOptions = (access: DataAccess, productId: string) =>
  queryOptions({
    queryKey: linkKeys.linkChecks(productId),
    queryFn: (): Promise<LinkChecks | null> => readDocument(access, documents.linkCheck(productId)),
  });

/** Fans' reports about a release's links, and their previous addresses; null without any. */
export const linkReportsOptions = (access: DataAccess, productId: string) =>
  queryOptions({
    queryKey: linkKeys.linkReports(productId),
    queryFn: (): Promise<LinkReports | null> => readDocument(access, documents.linkReport(productId)),
  });

/** Releases with dead links that a user owns or may read as a member. */
export const deadLinksOptions = (access: DataAccess, uid: string) =>
  queryOptions({
    queryKey: queryKeys.deadLinks(uid),
    queryFn: async ({ client }): Promise<LinkChecks[]> => {
      const sources = { own: [['createdBy', '==', uid]] as const, joined: joinedReleases(client, access, uid) };
      const query = { filters: [['gone', '>=', 1]] as const, order: [['gone', 'desc']] as const, limit: SHOWN };
      return parseDocuments(
        access,
        documents.linkChecks(),
        await findAcross(access, documents.linkChecks().path, sources, query),
      );
    },
  });

/** Releases with links that fans have reported, which a user owns or may read as a member. */
export const reportedLinksOptions = (access: DataAccess, uid: string) =>
  queryOptions({
    queryKey: queryKeys.reportedLinks(uid),
    queryFn: async ({ client }): Promise<LinkReports[]> => {
      const sources = { own: [['createdBy', '==', uid]] as const, joined: joinedReleases(client, access, uid) };
      const query = { filters: [['open', '>=', 1]] as const, order: [['open', 'desc']] as const, limit: SHOWN };
      return parseDocuments(
        access,
        documents.linkReports(),
        await findAcross(access, documents.linkReports().path, sources, query),
      );
    },
  });
