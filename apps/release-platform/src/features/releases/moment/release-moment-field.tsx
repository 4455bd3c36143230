import { ARTIST_DEFAULTS } from '@countin/domain/profile';
import type { ReleaseMoment } from '@countin/domain/release';
import { formatMomentText } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, SegmentedControl, TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { ZoneField } from '../../../shell/releases/zone-field.tsx';
import { MomentMeaning } from './moment-meaning.tsx';
import { unsavedDraft, type MomentDefaults, type MomentEntry } from './moment-draft.ts';
import { useMomentDraft } from './use-moment-draft.ts';
import styles from './release-moment-field.module.css';

interface ReleaseMomentFieldProps {
  /** The moment that counts. While something else is typed here, that is shown and this one is named. */
  readonly moment: ReleaseMoment | null;
  /** Unsaved input of an earlier editor, as passed to `onEntry`. */
  readonly kept?: unknown;
  readonly ownZone: string;
  /** Defaults of a moment when a date is set. */
  readonly defaults?: MomentDefaults;
  readonly now: number;
  /** Told what the fields hold whenever it changes. */
  readonly onEntry: (entry: MomentEntry) => void;
}

/** When a release comes out, on whose clock, and what that means. */
export function ReleaseMomentField({
  moment,
  kept,
  ownZone,
  defaults = ARTIST_DEFAULTS,
  now,
  onEntry,
}: ReleaseMomentFieldProps) {
  const { t } = useTranslation('release-editor');
  const errorText = useErrorText();
  const { draft, made, errorCodes, touched, change, become, typed, codeOf } = useMomentDraft({
    moment,
    kept: unsavedDraft(kept),
    ownZone,
    defaults,
    onEntry,
  });

  return (
    <div className={styles.moment}>
      <div className={styles.when}>
        <TextField
          label={t('moment.date')}
          type="date"
          min="1900-01-01"
          max="9998-12-31"
          value={draft.date}
          onChange={(event) => change({ date: event.target.value })}
          {...typed('date')}
          error={errorText(codeOf('date'))}
        />
        <TextField
          label={t('moment.time')}
          type="time"
          value={draft.time}
          onChange={(event) => change({ time: event.target.value.slice(0, 5) })}
          {...typed('time')}
          error={errorText(codeOf('time'))}
        />
      </div>
      <SegmentedControl
        label={t('moment.mode')}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
        options={[
          { value: 'local', label: t('moment.local') },
          { value: 'instant', label: t('moment.instant') },
        ]}
      />
      {draft.mode === 'instant' && (
        <ZoneField
          hint={t('moment.zoneHint')}
          error={errorText(codeOf('zone'))}
          zone={draft.zone}
          onChange={(zone) => change({ zone })}
        />
      )}
      {made && <MomentMeaning moment={made} ownZone={ownZone} now={now} />}
      {errorCodes.length > 0 && moment && <StoredMoment moment={moment} now={now} onUse={become} />}
      {made || errorCodes.length > 0 ? (
        <Button size="small" variant="quiet" onClick={() => become(null)}>
          {t('moment.clear')}
        </Button>
      ) : (
        !touched && <p className={styles.none}>{t('moment.none')}</p>
      )}
    </div>
  );
}

interface StoredMomentProps {
  readonly moment: ReleaseMoment;
  readonly now: number;
  readonly onUse: (moment: ReleaseMoment) => void;
}

/** The saved moment, offered while the fields hold an invalid one. */
function StoredMoment({ moment, now, onUse }: StoredMomentProps) {
  const { t } = useTranslation('release-editor');
  const stored = formatMomentText(useLocale(), moment.date, moment.time, new Date(now).getFullYear());
  return (
    <p className={styles.stored}>
      {t('moment.stored', { when: stored })}
      <Button size="small" onClick={() => onUse(moment)}>
        {t('moment.useStored')}
      </Button>
    </p>
  );
}
