import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import type { Campaign } from '@countin/domain/campaigns';
import type { FanOwner } from '@countin/domain/fan';
import type { QueryClient } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { campaignKeys } from './campaign-keys.ts';

const listed = ({ ownerId }: Pick<FanOwner, 'ownerId'>) => [campaignKeys.campaigns(ownerId)];

/** Creates an empty draft. */
export const createCampaignOptions = callMutation('createCampaign', { invalidates: listed });

/** Creates the draft of a prepared campaign, where it does not exist. */
export const prepareCampaignOptions = callMutation('prepareCampaign', {
  invalidates: ({ artistId }) => listed({ ownerId: artistId }),
});

/** Removes a draft. Its own query is left alone: its screen is about to close. */
export const removeCampaignOptions = callMutation('removeCampaign', {
  settled: ({ client, input }) => {
    void client.invalidateQueries({ queryKey: campaignKeys.campaigns(input.ownerId), exact: true });
  },
});

/** Sends a draft's mail to the caller. */
export const testCampaignOptions = callMutation('testCampaign', {});

/** Changes the rules for all campaigns of an artist or a label. */
export const saveCampaignSettingsOptions = callMutation('saveCampaignSettings', {
  invalidates: ({ ownerId }) => [campaignKeys.campaignAudiences(ownerId)],
});

/** Sends a draft at its time. */
export const startCampaignOptions = callMutation('startCampaign', { settled: showStored });
/** Stops a campaign between two messages. */
export const pauseCampaignOptions = callMutation('pauseCampaign', { settled: showStored });
/** Resumes a paused campaign. */
export const resumeCampaignOptions = callMutation('resumeCampaign', { settled: showStored });
/** Leaves the rest of a campaign unsent. */
export const cancelCampaignOptions = callMutation('cancelCampaign', { settled: showStored });

/** Tries failed messages again. */
export const retryCampaignOptions = callMutation('retryCampaign', {
  invalidates: ({ ownerId, campaignId }) => [
    campaignKeys.campaign(ownerId, campaignId),
    campaignKeys.campaignResults(ownerId, campaignId),
  ],
});

interface Changed {
  readonly client: QueryClient;
  readonly input: { readonly ownerId: string; readonly campaignId: string };
  readonly output: { readonly stored: Campaign } | undefined;
}

/** Shows a campaign as the server answered, or after a failure as it is stored now. */
async function showStored({ client, input: { ownerId, campaignId }, output }: Changed): Promise<void> {
  const queryKey = campaignKeys.campaign(ownerId, campaignId);
  void client.invalidateQueries({ queryKey: campaignKeys.campaigns(ownerId), exact: true });
  void client.invalidateQueries({ queryKey: campaignKeys.campaignResults(ownerId, campaignId) });
  if (!output) return client.invalidateQueries({ queryKey });
  await client.cancelQueries({ queryKey });
  client.setQueryData<Campaign>(queryKey, output.stored);
}

/**
 * Writes changed fields of a draft, unless another writer has changed one of them.
 *
 * @returns whether it was written, and the campaign as it is stored now
 * @throws AppError `access/denied`, `campaign/not-found`, `campaign/closed`
 */
export function saveCampaign(
  access: DataAccess,
  input: CallableInput<'saveCampaign'>,
): Promise<CallableOutput<'saveCampaign'>> {
  return callOperation(access, 'saveCampaign', input);
}
