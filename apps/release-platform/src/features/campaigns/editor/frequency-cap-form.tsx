import { useDataAccess } from '@countin/data/access';
import { saveCampaignSettingsOptions } from '@countin/data/campaigns';
import { campaignSettingsSchema, type CampaignSettings } from '@countin/domain/campaigns';
import type { FanOwner } from '@countin/domain/fan';
import { EntityForm, useEntityForm } from '@countin/screen-kit/form';
import { Button, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../campaigns.module.css';

interface FrequencyCapFormProps {
  readonly owner: FanOwner;
  readonly settings: CampaignSettings;
  readonly onEnd: () => void;
}

/** The form of how often a fan may get campaigns. */
export default function FrequencyCapForm({ owner: { ownerKind, ownerId }, settings, onEnd }: FrequencyCapFormProps) {
  const { t } = useTranslation('campaigns');
  const save = useMutation(saveCampaignSettingsOptions(useDataAccess()));
  const form = useEntityForm({
    schema: campaignSettingsSchema,
    defaultValues: settings,
    async onSubmit(changed) {
      await save.mutateAsync({ ownerKind, ownerId, settings: changed });
      onEnd();
    },
  });
  return (
    <EntityForm
      form={form}
      actions={
        <div className={styles.buttons}>
          <Button type="submit" busy={form.busy}>
            {t('cap.save')}
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            {t('cap.cancel')}
          </Button>
        </div>
      }
    >
      <div className={styles.capForm}>
        {(['messages', 'days'] as const).map((field) => (
          <TextField
            {...form.register(`cap.${field}`, { valueAsNumber: true })}
            key={field}
            type="number"
            min={1}
            max={field === 'messages' ? 10 : 90}
            required
            label={t(`cap.${field}`)}
            error={form.errorOf(`cap.${field}`) && t('cap.limits')}
          />
        ))}
      </div>
    </EntityForm>
  );
}
