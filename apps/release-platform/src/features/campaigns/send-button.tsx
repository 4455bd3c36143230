import { useDataAccess } from '@countin/data/access';
import { campaignAudienceOptions, startCampaignOptions } from '@countin/data/campaigns';
import type { AudienceSize, Campaign } from '@countin/domain/campaigns';
import { AppError, errorCodeOf } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { RoomToday } from './room-today.tsx';
import { SendDialog } from './send-dialog.tsx';

interface Requested {
  readonly saved: Campaign;
  readonly size: AudienceSize;
}

interface SendButtonProps {
  /** The draft as it is stored; null where it could not be saved. */
  readonly saved: () => Promise<Campaign | null>;
  readonly label: string;
  /** Says which one, in a list. */
  readonly name?: string;
  readonly size?: 'small';
}

/** Counts the audience once more, asks, and sends the draft or schedules it. */
export function SendButton({ saved, label, name, size }: SendButtonProps) {
  const errorText = useErrorText();
  const access = useDataAccess();
  const client = useQueryClient();
  const [requested, setRequested] = useState<Requested | null>(null);
  const count = useMutation({
    mutationFn: async (): Promise<Requested | null> => {
      const draft = await saved();
      if (!draft) return null;
      const audience = await client.fetchQuery({ ...campaignAudienceOptions(access, draft), staleTime: 0 });
      if (audience.size.recipients === 0) throw new AppError('campaign/no-recipients');
      return { saved: draft, size: audience.size };
    },
    onSuccess: setRequested,
  });
  const start = useMutation(startCampaignOptions(access));
  const confirm = ({ saved: draft, size: { recipients } }: Requested) => {
    setRequested(null);
    const { ownerId, ownerKind, id: campaignId, updatedAt } = draft;
    start.mutate({ ownerId, ownerKind, campaignId, updatedAt, confirmed: recipients });
  };
  const error = start.error ?? count.error;
  return (
    <>
      <Button
        // In a list, each row has one.
        variant={size === 'small' ? undefined : 'solid'}
        size={size}
        aria-label={name}
        icon={<Send aria-hidden />}
        busy={count.isPending || start.isPending}
        onClick={() => {
          start.reset();
          count.mutate();
        }}
      >
        {label}
      </Button>
      {error && (
        <Notice tone="danger" title={errorText(errorCodeOf(error))}>
          <RoomToday error={error} />
        </Notice>
      )}
      {requested && (
        <SendDialog
          campaign={requested.saved}
          recipients={requested.size.recipients}
          onConfirm={() => confirm(requested)}
          onCancel={() => setRequested(null)}
        />
      )}
    </>
  );
}
