import { LIMITS } from '@countin/domain/fields';
import { LINK_ICONS, type ArtistLink } from '@countin/domain/profile';
import { useEntityForm, type EntityFormState } from '@countin/screen-kit/form';
import { ownZone } from '@countin/screen-kit/hooks';
import { SegmentedControl, SelectField, TextField } from '@countin/ui';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from './form-dialog.tsx';
import { draftOf, endsBeforeStart, linkFormSchema } from './link-draft.ts';
import { WallClockFields } from './wall-clock-fields.tsx';
import { ZoneField } from '../../../shell/releases/zone-field.tsx';

interface LinkFormProps {
  /** The link to change; null for a new one. */
  readonly link: ArtistLink | null;
  readonly onDone: (link: ArtistLink) => void;
  readonly onClose: () => void;
}

/** The form of one link: its name, address and icon, and when fans see it. */
export default function LinkForm({ link, onDone, onClose }: LinkFormProps) {
  const { t } = useTranslation('artist-editor');
  const form = useEntityForm({
    schema: linkFormSchema,
    defaultValues: draftOf(link, ownZone),
    onSubmit: async (content) =>
      onDone({ id: link?.id ?? crypto.randomUUID(), shown: link?.shown ?? true, ...content }),
  });
  const { control, register, errorOf } = form;
  const { field: scheduled } = useController({ control, name: 'scheduled' });
  return (
    <FormDialog title={t(link ? 'links.change' : 'links.new')} form={form} onClose={onClose}>
      <TextField
        {...register('title')}
        label={t('links.name')}
        maxLength={LIMITS.profileName}
        autoComplete="off"
        error={errorOf('title')}
      />
      <TextField
        {...register('address')}
        label={t('links.url')}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="example.com"
        error={errorOf('address')}
      />
      <SelectField {...register('icon')} label={t('links.icon')}>
        {LINK_ICONS.map((icon) => (
          <option key={icon} value={icon}>
            {t(`icons.${icon}`)}
          </option>
        ))}
      </SelectField>
      <SegmentedControl
        label={t('links.visible')}
        value={scheduled.value ? 'scheduled' : 'always'}
        onChange={(choice) => scheduled.onChange(choice === 'scheduled')}
        options={[
          { value: 'always', label: t('links.always') },
          { value: 'scheduled', label: t('links.scheduled') },
        ]}
      />
      {scheduled.value && <TimesFields form={form} />}
    </FormDialog>
  );
}

/** From when until when fans see the link. */
function TimesFields({
  form: { control, register, errorOf },
}: {
  readonly form: EntityFormState<typeof linkFormSchema>;
}) {
  const { t } = useTranslation('artist-editor');
  const { field: zone } = useController({ control, name: 'zone' });
  const isReversed = useWatch({ control, compute: endsBeforeStart });
  const wrongEnd = errorOf('untilDate');
  const beforeEnd = { deps: 'untilDate' } as const;
  return (
    <>
      <WallClockFields
        dateLabel={t('links.fromDate')}
        timeLabel={t('links.fromTime')}
        date={register('fromDate', beforeEnd)}
        time={register('fromTime', beforeEnd)}
        dateError={errorOf('fromDate')}
      />
      <WallClockFields
        dateLabel={t('links.untilDate')}
        timeLabel={t('links.untilTime')}
        date={register('untilDate')}
        time={register('untilTime', beforeEnd)}
        dateError={wrongEnd !== null && isReversed ? t('links.order') : wrongEnd}
      />
      <ZoneField zone={zone.value} hint={t('links.zoneHint')} onChange={zone.onChange} />
    </>
  );
}
