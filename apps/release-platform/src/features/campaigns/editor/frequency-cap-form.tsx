import { useDataAccess } from '@countin/data/access';
import { saveCampaignSettingsOptions } from '@countin/data/campaigns';
import { campaignSettingsSchema, type CampaignSettings } from '@countin/domain/campaigns';
import type { FanOwner } from '@countin/domain/fan';
import { errorCodeOf } from '@countin/domain/errors';
import { formatNumber, formatTime } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, Notice, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import styles from '../campaigns.module.css';

interface FrequencyCapFormProps {
  readonly owner: FanOwner;
  readonly settings: CampaignSettings;
}

/** How often a fan may get campaigns, all of an artist's or a label's together. */
export function FrequencyCapForm({ owner, settings: { cap } }: FrequencyCapFormProps) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Fields owner={owner} settings={{ cap }} onEnd={() => setOpen(false)} />
  ) : (
    <p className={styles.cap}>
      {t('cap.rule', { messages: formatNumber(locale, cap.messages), days: formatTime(locale, cap.days, 'day') })}{' '}
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('cap.change')}
      </Button>
    </p>
  );
}

function Fields({
  owner: { ownerKind, ownerId },
  settings,
  onEnd,
}: FrequencyCapFormProps & { readonly onEnd: () => void }) {
  const { t } = useTranslation('campaigns');
  const errorText = useErrorText();
  const [typed, setTyped] = useState({ messages: `${settings.cap.messages}`, days: `${settings.cap.days}` });
  const save = useMutation(saveCampaignSettingsOptions(useDataAccess()));
  const parsed = v.safeParse(campaignSettingsSchema, {
    cap: { messages: Number(typed.messages), days: Number(typed.days) },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!parsed.success || save.isPending) return;
    await save.mutateAsync({ ownerKind, ownerId, settings: parsed.output });
    onEnd();
  };
  return (
    // The notice shows the error.
    <form className={styles.capForm} onSubmit={(event) => void submit(event).catch(() => undefined)}>
      {(['messages', 'days'] as const).map((field) => (
        <TextField
          key={field}
          type="number"
          min={1}
          max={field === 'messages' ? 10 : 90}
          required
          label={t(`cap.${field}`)}
          value={typed[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" busy={save.isPending} disabled={!parsed.success}>
          {t('cap.save')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('cap.cancel')}
        </Button>
      </div>
      {!parsed.success && <Notice title={t('cap.limits')} />}
      {save.error && <Notice tone="danger" title={errorText(errorCodeOf(save.error))} />}
    </form>
  );
}
