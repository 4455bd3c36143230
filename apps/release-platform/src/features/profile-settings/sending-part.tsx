import { SettingsPart } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import { saveSendingSettingsOptions, sendingSettingsOptions } from '@countin/data/profiles';
import type { FanOwner } from '@countin/domain/fan';
import { sendingSettingsSchema, type SendingSettings } from '@countin/domain/profile';
import { useEntityForm } from '@countin/screen-kit/form';
import { SegmentedControl } from '@countin/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MailDomain } from './mail-domain.tsx';
import { PartForm } from './part-form.tsx';

interface SendingPartProps {
  readonly owner: FanOwner;
  readonly settings: SendingSettings;
}

/** When mails to an artist's or a label's fans go out, and whether mailbox providers can verify them. */
export function StoredSending({ owner }: Pick<SendingPartProps, 'owner'>) {
  const { data } = useSuspenseQuery(sendingSettingsOptions(useDataAccess(), owner));
  return <SendingPart key={owner.ownerId} owner={owner} settings={data} />;
}

function SendingPart({ owner: { ownerKind, ownerId }, settings }: SendingPartProps) {
  const { t } = useTranslation('profile-settings');
  const save = useMutation(saveSendingSettingsOptions(useDataAccess()));
  const [saved, setSaved] = useState(false);
  const form = useEntityForm({
    schema: sendingSettingsSchema,
    defaultValues: settings,
    onSent: () => setSaved(false),
    async onSubmit(values) {
      await save.mutateAsync({ ownerKind, ownerId, ...values });
      form.reset(values);
      setSaved(true);
    },
  });
  const { field: mailHours } = useController({ control: form.control, name: 'mailHours' });
  return (
    <SettingsPart id="sending" title={t('sending.title')} lead={t('sending.lead')}>
      <PartForm form={form} changed={form.dirty} saved={saved}>
        <SegmentedControl
          label={t('sending.mailHours')}
          value={mailHours.value}
          onChange={mailHours.onChange}
          options={[
            { value: 'moment', label: t('sending.moment') },
            { value: 'morning', label: t('sending.morning') },
          ]}
        />
      </PartForm>
      <MailDomain />
    </SettingsPart>
  );
}
