import { queryKeys, useDataAccess } from '@countin/data/access';
import { campaignAudienceOptions, startCampaignOptions } from '@countin/data/campaigns';
import type { AudienceSize, Campaign } from '@countin/domain/campaigns';
import { AppError, errorCodeOf } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendDialog } from './send-dialog.tsx';
import type { CampaignCopy } from './use-campaign-copy.ts';

interface Asked {
  readonly saved: Campaign;
  readonly size: AudienceSize;
}

interface SendButtonProps {
  readonly campaign: Campaign;
  readonly copy: CampaignCopy;
}

/** Counts the audience once more, asks, and sends the draft or schedules it. */
export function SendButton({ campaign, copy }: SendButtonProps) {
  const { t } = useTranslation('campaigns');
  const errorText = useErrorText();
  const access = useDataAccess();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const count = useMutation({
    mutationFn: async (): Promise<Asked | null> => {
      if (!(await copy.flush())) return null;
      const saved = client.getQueryData<Campaign>(queryKeys.campaign(campaign.artistId, campaign.id)) ?? campaign;
      const { size } = await client.fetchQuery({ ...campaignAudienceOptions(access, saved), staleTime: 0 });
      if (size.recipients === 0) throw new AppError('campaign/no-recipients');
      return { saved, size };
    },
    onSuccess: setAsked,
  });
  const start = useMutation(startCampaignOptions(access));
  const confirm = ({ saved, size }: Asked) => {
    setAsked(null);
    const { artistId, id: campaignId, updatedAt } = saved;
    start.mutate({ artistId, campaignId, updatedAt, confirmed: size.recipients });
  };
  const error = start.error ?? count.error;
  return (
    <>
      <Button
        variant="solid"
        icon={<Send aria-hidden />}
        busy={count.isPending || start.isPending}
        onClick={() => {
          start.reset();
          count.mutate();
        }}
      >
        {t(copy.content.timing.mode === 'now' ? 'send.now' : 'send.schedule')}
      </Button>
      {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />}
      {asked && (
        <SendDialog
          campaign={asked.saved}
          recipients={asked.size.recipients}
          onConfirm={() => confirm(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
