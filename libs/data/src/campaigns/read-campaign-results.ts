import type { CallableOutput } from '@countin/domain/callables';
import type { CampaignState } from '@countin/domain/campaigns';
import type { FanOwner } from '@countin/domain/fan';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { campaignKeys } from './campaign-keys.ts';

/** Polling interval while a campaign is being sent, milliseconds. */
const POLL_MS = 3000;
/** A scheduled campaign begins by itself, and links of a sent one are followed. Milliseconds. */
const SLOW_POLL_MS = 30_000;

/** Results of a campaign's messages, with the campaign as stored. */
export type CampaignResults = CallableOutput<'readCampaignResults'>;
/** One recipient of a campaign. */
export type Recipient = CallableOutput<'readRecipients'>['recipients'][number];

const intervalOf = (state: CampaignState | undefined) => (state === 'sending' ? POLL_MS : SLOW_POLL_MS);

/** Counts of a campaign's messages; polled while the screen is visible. Throws AppError. */
export const campaignResultsOptions = (access: DataAccess, { ownerKind, ownerId }: FanOwner, campaignId: string) =>
  queryOptions({
    queryKey: campaignKeys.campaignResults(ownerId, campaignId),
    queryFn: () => callOperation(access, 'readCampaignResults', { ownerKind, ownerId, campaignId }),
    staleTime: POLL_MS,
    refetchInterval: ({ state: { data } }) => intervalOf(data?.stored.state),
  });

/** Recipients of a campaign whose messages are in one of the states; all for none. Throws AppError. */
export const campaignRecipientsOptions = (
  access: DataAccess,
  { ownerKind, ownerId }: FanOwner,
  campaignId: string,
  states: readonly Recipient['state'][],
) =>
  infiniteQueryOptions({
    queryKey: campaignKeys.campaignRecipients(ownerId, campaignId, states),
    queryFn: ({ pageParam }) =>
      callOperation(access, 'readRecipients', {
        ownerKind,
        ownerId,
        campaignId,
        states: [...states],
        after: pageParam,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Prices of text messages; null where the deployment does not say. Throws AppError. */
export const textPricesOptions = (access: DataAccess) =>
  queryOptions({
    queryKey: campaignKeys.textPrices,
    queryFn: () => callOperation(access, 'readTextPrices', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
