import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

const listed = ({ artistId }: { readonly artistId: string }) => [queryKeys.campaigns(artistId)];

/** Creates an empty draft. */
export const createCampaignOptions = callMutation('createCampaign', { invalidates: listed });

/** Removes a draft. Its own query is left alone: its screen is about to close. */
export const removeCampaignOptions = callMutation('removeCampaign', {
  settled: ({ client, input }) => {
    void client.invalidateQueries({ queryKey: queryKeys.campaigns(input.artistId), exact: true });
  },
});

/** Sends a draft's mail to the caller. */
export const testCampaignOptions = callMutation('testCampaign', {});

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
