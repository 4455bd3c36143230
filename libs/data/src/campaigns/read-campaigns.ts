import type { Campaign } from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { callOperation } from '../calls/call-operation.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readPage, type Cursor, type Page } from '../documents/page-of-documents.ts';
import { readDocument } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

const PAGE_SIZE = 50;

/** An artist's campaigns, newest first. Throws AppError. */
export const campaignsOptions = (access: DataAccess, artistId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.campaigns(artistId),
    queryFn: ({ pageParam }): Promise<Page<Campaign>> =>
      readPage(access, documents.campaigns(artistId), { field: 'createdAt', size: PAGE_SIZE, after: pageParam }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });

/** One campaign. Throws AppError `campaign/not-found`. */
export const campaignOptions = (access: DataAccess, artistId: string, campaignId: string) =>
  queryOptions({
    queryKey: queryKeys.campaign(artistId, campaignId),
    queryFn: async (): Promise<Campaign> => {
      const campaign = await readDocument(access, documents.campaign(artistId, campaignId));
      if (!campaign) throw new AppError('campaign/not-found');
      return campaign;
    },
  });

/**
 * The size of a campaign's audience as it is saved, counted by the server, and the rules that it is counted by. Read anew for
 * each audience. Throws AppError.
 */
export const campaignAudienceOptions = (
  access: DataAccess,
  { artistId, id: campaignId, channel, productId, audience }: Campaign,
) =>
  queryOptions({
    queryKey: queryKeys.campaignAudience(artistId, campaignId, JSON.stringify([channel, productId, audience])),
    queryFn: () => callOperation(access, 'readAudience', { artistId, campaignId }),
  });
