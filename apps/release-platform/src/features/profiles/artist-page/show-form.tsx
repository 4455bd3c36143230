import { LIMITS, typedWebAddressSchema } from '@countin/domain/fields';
import { artistShowSchema, type ArtistShow } from '@countin/domain/profile';
import { timeSchema } from '@countin/domain/release';
import { useEntityForm } from '@countin/screen-kit/form';
import { ownZone } from '@countin/screen-kit/hooks';
import { SegmentedControl, TextField } from '@countin/ui';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { CountryField } from './country-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { WallClockFields } from './wall-clock-fields.tsx';
import { ZoneField } from '../../../shell/releases/zone-field.tsx';
import styles from './artist-page.module.css';

interface ShowFormProps {
  /** The show to change; null for a new one. */
  readonly show: ArtistShow | null;
  readonly onDone: (show: ArtistShow) => void;
  readonly onClose: () => void;
}

/** What a show is sold as. One that is cancelled may have been sold out before. */
const STATES = {
  scheduled: { soldOut: false, cancelled: false },
  soldOut: { soldOut: true, cancelled: false },
  cancelled: { soldOut: false, cancelled: true },
} as const;

const schema = v.object({
  ...v.omit(artistShowSchema, ['id', 'soldOut', 'cancelled']).entries,
  /** Some browsers give seconds as well. */
  time: v.pipe(
    v.string(),
    v.transform((time) => time.slice(0, 5) || null),
    v.nullable(timeSchema),
  ),
  ticketUrl: typedWebAddressSchema,
  state: v.picklist(['scheduled', 'soldOut', 'cancelled']),
});

const EMPTY = { date: '', time: '20:00', venue: '', city: '', country: null, state: 'scheduled' } as const;

function stateOf({ cancelled, soldOut }: ArtistShow): keyof typeof STATES {
  if (cancelled) return 'cancelled';
  return soldOut ? 'soldOut' : 'scheduled';
}

/** A show as it is typed. */
const inputOf = (show: ArtistShow) => ({
  ...show,
  time: show.time ?? '',
  ticketUrl: show.ticketUrl ?? '',
  state: stateOf(show),
});

/** The form of one show: when and where it is, and its tickets. */
export default function ShowForm({ show, onDone, onClose }: ShowFormProps) {
  const { t } = useTranslation(['artist-editor', 'release-editor', 'common']);
  const form = useEntityForm({
    schema,
    defaultValues: show ? inputOf(show) : { ...EMPTY, ticketUrl: '', zone: ownZone },
    onSubmit: async ({ state, ...content }) =>
      onDone({ id: show?.id ?? crypto.randomUUID(), ...content, ...STATES[state] }),
  });
  const { control, register, errorOf } = form;
  const { field: country } = useController({ control, name: 'country' });
  const { field: zone } = useController({ control, name: 'zone' });
  const { field: state } = useController({ control, name: 'state' });
  return (
    <FormDialog title={t(show ? 'shows.change' : 'shows.new')} form={form} onClose={onClose}>
      <WallClockFields
        dateLabel={t('release-editor:moment.date')}
        timeLabel={t('common:optional', { label: t('release-editor:moment.time') })}
        date={register('date')}
        time={register('time')}
        dateError={errorOf('date')}
      />
      <TextField
        {...register('venue')}
        label={t('shows.venue')}
        maxLength={LIMITS.venue}
        autoComplete="off"
        error={errorOf('venue')}
      />
      <div className={styles.two}>
        <TextField
          {...register('city')}
          label={t('shows.city')}
          maxLength={LIMITS.profileName}
          autoComplete="off"
          error={errorOf('city')}
        />
        <CountryField country={country.value ?? null} onChange={country.onChange} />
      </div>
      <ZoneField zone={zone.value} hint={t('shows.zoneHint')} onChange={zone.onChange} />
      <TextField
        {...register('ticketUrl')}
        label={t('shows.tickets')}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="example.com/tickets"
        error={errorOf('ticketUrl')}
      />
      <SegmentedControl
        label={t('shows.state')}
        value={state.value}
        onChange={state.onChange}
        options={(['scheduled', 'soldOut', 'cancelled'] as const).map((each) => ({
          value: each,
          label: t(`shows.${each}`),
        }))}
      />
    </FormDialog>
  );
}
