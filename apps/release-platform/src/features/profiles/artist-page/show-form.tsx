import { LIMITS } from '@countin/domain/fields';
import { artistShowSchema, type ArtistShow } from '@countin/domain/profile';
import { useErrorText } from '@countin/i18n/react';
import { SegmentedControl, TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownZone } from '@countin/screen-kit/hooks';
import { readAddress } from '../editor/social-address.ts';
import { CountryField } from './country-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { readForm } from './form-issues.ts';
import { WallClockFields } from './wall-clock-fields.tsx';
import { ZoneField } from '../../../shell/releases/zone-field.tsx';
import styles from './artist-page.module.css';

interface ShowFormProps {
  /** The show to change; null for a new one. */
  readonly show: ArtistShow | null;
  readonly onDone: (show: ArtistShow) => void;
  readonly onClose: () => void;
}

const EMPTY: Omit<ArtistShow, 'id' | 'zone'> = {
  date: '',
  time: '20:00',
  venue: '',
  city: '',
  country: null,
  ticketUrl: null,
  soldOut: false,
  cancelled: false,
};

/** What a show is sold as. One that is cancelled may have been sold out before. */
const STATES = {
  scheduled: { soldOut: false, cancelled: false },
  soldOut: { soldOut: true, cancelled: false },
  cancelled: { soldOut: false, cancelled: true },
} as const;

/** The form of one show: when and where it is, and its tickets. */
export default function ShowForm({ show, onDone, onClose }: ShowFormProps) {
  const { t } = useTranslation(['artist-editor', 'release-editor', 'common']);
  const errorText = useErrorText();
  const [draft, setDraft] = useState<ArtistShow>(() => show ?? { ...EMPTY, id: crypto.randomUUID(), zone: ownZone });
  const [address, setAddress] = useState(show?.ticketUrl ?? '');
  const [tried, setTried] = useState(false);
  const ticket = readAddress(address);
  const { value, errorCodes } = readForm(artistShowSchema, { ...draft, ticketUrl: ticket.url });
  const change = (changes: Partial<ArtistShow>) => setDraft({ ...draft, ...changes });
  const codeOf = (field: string) => (tried ? errorCodes.get(field) : undefined);
  return (
    <FormDialog
      title={t(show ? 'shows.change' : 'shows.new')}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (value && ticket.errorCode === null) onDone(value);
      }}
    >
      <WallClockFields
        dateLabel={t('release-editor:moment.date')}
        timeLabel={t('common:optional', { label: t('release-editor:moment.time') })}
        date={draft.date}
        time={draft.time ?? ''}
        errorCode={codeOf('date')}
        onChange={({ date = draft.date, time = draft.time }) => change({ date, time: time || null })}
      />
      <TextField
        label={t('shows.venue')}
        name="venue"
        value={draft.venue}
        maxLength={LIMITS.venue}
        autoComplete="off"
        error={errorText(codeOf('venue'))}
        onChange={({ target }) => change({ venue: target.value })}
      />
      <div className={styles.two}>
        <TextField
          label={t('shows.city')}
          name="city"
          value={draft.city}
          maxLength={LIMITS.profileName}
          autoComplete="off"
          error={errorText(codeOf('city'))}
          onChange={({ target }) => change({ city: target.value })}
        />
        <CountryField country={draft.country} onChange={(country) => change({ country })} />
      </div>
      <ZoneField zone={draft.zone} hint={t('shows.zoneHint')} onChange={(zone) => change({ zone })} />
      <TextField
        label={t('shows.tickets')}
        name="tickets"
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="example.com/tickets"
        value={address}
        error={tried && ticket.errorCode !== null ? errorText(ticket.errorCode) : null}
        onChange={({ target }) => setAddress(target.value)}
      />
      <SegmentedControl
        label={t('shows.state')}
        value={draft.cancelled ? 'cancelled' : draft.soldOut ? 'soldOut' : 'scheduled'}
        onChange={(state) => change(STATES[state])}
        options={(['scheduled', 'soldOut', 'cancelled'] as const).map((state) => ({
          value: state,
          label: t(`shows.${state}`),
        }))}
      />
    </FormDialog>
  );
}
