import type { ReleaseMoment } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, ComboBoxField, SegmentedControl, TextField } from '@countin/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownZones, zoneChoice } from './moment-facts.ts';
import { MomentMeaning } from './moment-meaning.tsx';
import { draftOf, momentOf, type MomentDraft } from './moment-draft.ts';
import styles from './release-moment-field.module.css';

interface ReleaseMomentFieldProps {
  /** The moment at first; afterwards what is typed here is what counts. */
  readonly moment: ReleaseMoment | null;
  readonly ownZone: string;
  readonly now: number;
  /** Called with each complete moment, and with null when it is removed. */
  readonly onChange: (moment: ReleaseMoment | null) => void;
}

/** When a release comes out, on whose clock, and what that means. */
export function ReleaseMomentField({ moment, ownZone, now, onChange }: ReleaseMomentFieldProps) {
  const { t } = useTranslation('release-editor');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() => draftOf(moment, ownZone));
  const [touched, setTouched] = useState(moment !== null);
  const outcome = momentOf(draft);
  const zones = useMemo(() => knownZones().map((zone) => zoneChoice(zone, now)).sort((a, b) => a.name.localeCompare(b.name)), [now]);
  const faultOf = (field: 'date' | 'time' | 'zone') => ('faults' in outcome && touched ? errorText(outcome.faults.find((fault) => fault.field === field)?.code) : null);

  const change = (changes: Partial<MomentDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    if (changes.date !== undefined) setTouched(true);
    const made = momentOf(next);
    if ('moment' in made) onChange(made.moment);
  };
  const clear = () => {
    setDraft({ ...draft, date: '' });
    setTouched(false);
    onChange(null);
  };

  return (
    <div className={styles.moment}>
      <div className={styles.when}>
        <TextField label={t('moment.date')} type="date" min="1900-01-01" max="9998-12-31" value={draft.date} onChange={(event) => change({ date: event.target.value })} error={faultOf('date')} />
        <TextField label={t('moment.time')} type="time" value={draft.time} onChange={(event) => change({ time: event.target.value.slice(0, 5) })} error={faultOf('time')} />
      </div>
      <SegmentedControl
        label={t('moment.mode')}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
        options={[{ value: 'local', label: t('moment.local') }, { value: 'instant', label: t('moment.instant') }]}
      />
      {draft.mode === 'instant' && (
        <ComboBoxField label={t('moment.zone')} hint={t('moment.zoneHint')} error={faultOf('zone')} choices={zones} value={draft.zone} onChange={(zone) => change({ zone })} openLabel={t('moment.zoneOpen')} noneLabel={t('moment.zoneNone')} />
      )}
      {'moment' in outcome ? (
        <>
          <MomentMeaning moment={outcome.moment} ownZone={ownZone} now={now} />
          <Button size="small" look="quiet" onClick={clear}>{t('moment.clear')}</Button>
        </>
      ) : (
        !touched && <p className={styles.none}>{t('moment.none')}</p>
      )}
    </div>
  );
}
