import { SettingsPart } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import { saveArtistDefaultsOptions } from '@countin/data/profiles';
import { artistDefaultsSchema, type ArtistDefaults } from '@countin/domain/profile';
import { SERVICE_IDS, serviceName, type KnownServiceId } from '@countin/domain/store-links';
import { languageName } from '@countin/i18n';
import { LanguageOptions } from '@countin/i18n/react';
import { useEntityForm } from '@countin/screen-kit/form';
import { ownZone } from '@countin/screen-kit/hooks';
import { SegmentedControl, SelectField, SortableList, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ZoneField } from '../../shell/releases/zone-field.tsx';
import { PartForm } from './part-form.tsx';
import styles from './profile-settings.module.css';

/** Stands for the language of the profile, which a select field can only hold as text. */
const OF_PROFILE = '';

const schema = v.object({
  ...artistDefaultsSchema.entries,
  language: v.pipe(
    v.string(),
    v.transform((text) => (text === OF_PROFILE ? null : text)),
    artistDefaultsSchema.entries.language,
  ),
});

interface DefaultsPartProps {
  readonly artistId: string;
  readonly defaults: ArtistDefaults;
  readonly profileLanguage: string;
}

/** Defaults of the artist's new releases. */
export default function DefaultsPart({ artistId, defaults, profileLanguage }: DefaultsPartProps) {
  const { t } = useTranslation(['profile-settings', 'release-editor']);
  const save = useMutation(saveArtistDefaultsOptions(useDataAccess()));
  const [saved, setSaved] = useState(false);
  const form = useEntityForm({
    schema,
    defaultValues: inputOf(defaults),
    onSent: () => setSaved(false),
    async onSubmit(values) {
      await save.mutateAsync({ artistId, ...values });
      form.reset(inputOf(values));
      setSaved(true);
    },
  });
  const { control } = form;
  const { field: mode } = useController({ control, name: 'mode' });
  const { field: zone } = useController({ control, name: 'zone' });
  const { field: order } = useController({ control, name: 'storeOrder' });
  return (
    <SettingsPart id="defaults" title={t('defaults.title')} lead={t('defaults.lead')}>
      <PartForm form={form} changed={form.dirty} saved={saved}>
        <SelectField {...form.register('language')} label={t('defaults.language')}>
          <option value={OF_PROFILE}>{t('defaults.ofProfile', { language: languageName(profileLanguage) })}</option>
          <LanguageOptions />
        </SelectField>
        <SegmentedControl
          label={t('release-editor:moment.mode')}
          value={mode.value}
          onChange={mode.onChange}
          options={[
            { value: 'local', label: t('release-editor:moment.local') },
            { value: 'instant', label: t('release-editor:moment.instant') },
          ]}
        />
        <TextField
          {...form.register('time')}
          type="time"
          label={t('release-editor:moment.time')}
          error={form.errorOf('time')}
        />
        <ZoneField hint={t('defaults.zoneHint')} zone={zone.value ?? ownZone} onChange={zone.onChange} />
        <StoreOrder order={order.value} onChange={order.onChange} />
      </PartForm>
    </SettingsPart>
  );
}

const inputOf = (defaults: ArtistDefaults) => ({
  ...defaults,
  language: defaults.language ?? OF_PROFILE,
  storeOrder: [...defaults.storeOrder],
});

interface StoreOrderProps {
  readonly order: readonly KnownServiceId[];
  readonly onChange: (order: KnownServiceId[]) => void;
}

function StoreOrder({ order, onChange }: StoreOrderProps) {
  const { t } = useTranslation(['profile-settings', 'release-editor']);
  const ids = [...order, ...SERVICE_IDS.filter((id) => !order.includes(id))];
  const nameOf = ({ id }: { readonly id: KnownServiceId }) => serviceName(id) ?? id;
  return (
    <div className={styles.order}>
      <p className={styles.label}>{t('defaults.storeOrder')}</p>
      <SortableList
        label={t('defaults.storeOrder')}
        items={ids.map((id) => ({ id }))}
        nameOf={nameOf}
        onReorder={(items) => onChange(items.map(({ id }) => id))}
        handleLabel={(name) => t('defaults.move', { name })}
        renderItem={nameOf}
      />
    </div>
  );
}
