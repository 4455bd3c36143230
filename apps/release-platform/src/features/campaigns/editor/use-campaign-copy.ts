import { useDataAccess } from '@countin/data/access';
import { campaignKeys, saveCampaign } from '@countin/data/campaigns';
import { useSession } from '@countin/data/session';
import { campaignContentSchema, type Campaign, type CampaignContent } from '@countin/domain/campaigns';
import { paths } from '@countin/domain/documents';
import { useFieldAutosave, type FieldEditor, type Stored } from '@countin/screen-kit/autosave';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

export type CampaignCopy = FieldEditor<CampaignContent>;

const FIELDS = Object.keys(campaignContentSchema.entries) as readonly (keyof CampaignContent)[];

function storedContent(campaign: Campaign): Stored<CampaignContent> {
  const content = Object.fromEntries(FIELDS.map((field) => [field, campaign[field]])) as unknown as CampaignContent;
  return { content, version: campaign.updatedAt };
}

/** The draft being edited: kept here as it is typed, saved by itself, merged with what other editors save. */
export function useCampaignCopy(campaign: Campaign): CampaignCopy {
  const access = useDataAccess();
  const client = useQueryClient();
  const { uid } = useSession();
  const { ownerId, ownerKind, id: campaignId } = campaign;
  return useFieldAutosave<CampaignContent>({
    uid,
    path: paths.campaign(ownerKind, ownerId, campaignId),
    stored: useMemo(() => storedContent(campaign), [campaign]),
    schemas: campaignContentSchema.entries,
    onReturn: useCallback(
      () => void client.invalidateQueries({ queryKey: campaignKeys.campaign(ownerId, campaignId) }),
      [client, ownerId, campaignId],
    ),
    async save({ base, changes }) {
      const { saved, stored } = await saveCampaign(access, { ownerId, ownerKind, campaignId, base, changes });
      const queryKey = campaignKeys.campaign(ownerId, campaignId);
      // An answer to an earlier question would put the old draft back.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Campaign>(queryKey, stored);
      void client.invalidateQueries({ queryKey: campaignKeys.campaigns(ownerId), exact: true });
      return { saved, stored: storedContent(stored) };
    },
  });
}
