import type { Campaign } from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import { AppError } from '@countin/domain/errors';
import { callOperation } from '../calls/call-operation.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readPage, type Cursor, type Page } from '../documents/page-of-documents.ts';
import { readDocument } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { campaignKeys } from './campaign-keys.ts';

const PAGE_SIZE = 50;

/** Campaigns of an artist or a label, newest first. Throws AppError. */
export const campaignsOptions = (access: DataAccess, { ownerKind, ownerId }: FanOwner) =>
  infiniteQueryOptions({
    queryKey: campaignKeys.campaigns(ownerId),
    queryFn: ({ pageParam }): Promise<Page<Campaign>> =>
      readPage(access, documents.campaigns(ownerKind, ownerId), {
        field: 'createdAt',
        size: PAGE_SIZE,
        after: pageParam,
      }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });

/** One campaign. Throws AppError `campaign/not-found`. */
export const campaignOptions = (access: DataAccess, { ownerKind, ownerId }: FanOwner, campaignId: string) =>
  queryOptions({
    queryKey: campaignKeys.campaign(ownerId, campaignId),
    queryFn: async (): Promise<Campaign> => {
      const campaign = await readDocument(access, documents.campaign(ownerKind, ownerId, campaignId));
      if (!campaign) throw new AppError('campaign/not-found');
      return campaign;
    },
  });

/**
 * The size of a campaign's audience as saved, counted by the server, with the rules that it is counted by. Read anew
 * for each audience. Throws AppError.
 */
export const campaignAudienceOptions = (
  access: DataAccess,
  { ownerId, ownerKind, id: campaignId, channel, productId, audience }: Campaign,
) =>
  queryOptions({
    queryKey: campaignKeys.campaignAudience(ownerId, campaignId, JSON.stringify([channel, productId, audience])),
    queryFn: () => callOperation(access, 'readAudience', { ownerId, ownerKind, campaignId }),
  });
