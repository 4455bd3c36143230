import type { CallableOutput } from '@countin/domain/callables';
import type { CampaignState } from '@countin/domain/campaigns';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Polling interval while a campaign is being sent, milliseconds. */
const POLL_MS = 3000;
/** A scheduled campaign begins by itself, and links of a sent one are followed. Milliseconds. */
const SLOW_POLL_MS = 30_000;

/** What became of a campaign's messages, with the campaign as it is stored. */
export type CampaignResults = CallableOutput<'readCampaignResults'>;
/** One recipient of a campaign. */
export type Recipient = CallableOutput<'readRecipients'>['recipients'][number];

const intervalOf = (state: CampaignState | undefined) => (state === 'sending' ? POLL_MS : SLOW_POLL_MS);

/** Counts of a campaign's messages; polled while the screen is visible. Throws AppError. */
export const campaignResultsOptions = (access: DataAccess, artistId: string, campaignId: string) =>
  queryOptions({
    queryKey: queryKeys.campaignResults(artistId, campaignId),
    queryFn: () => callOperation(access, 'readCampaignResults', { artistId, campaignId }),
    staleTime: POLL_MS,
    refetchInterval: ({ state: { data } }) => intervalOf(data?.stored.state),
  });

/** Recipients of a campaign whose messages are in one of the states; all for none. Throws AppError. */
export const campaignRecipientsOptions = (
  access: DataAccess,
  artistId: string,
  campaignId: string,
  states: readonly Recipient['state'][],
) =>
  infiniteQueryOptions({
    queryKey: queryKeys.campaignRecipients(artistId, campaignId, states),
    queryFn: ({ pageParam }) =>
      callOperation(access, 'readRecipients', { artistId, campaignId, states: [...states], after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** What text messages cost; null where the deployment does not say. Throws AppError. */
export const textPricesOptions = (access: DataAccess) =>
  queryOptions({
    queryKey: queryKeys.textPrices,
    queryFn: () => callOperation(access, 'readTextPrices', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
