import { LIMITS } from '@countin/domain/fields';
import { parseIsrc } from '@countin/domain/identifiers';
import { SegmentedControl, TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeErrors } from '../detail/use-code-errors.ts';
import { CreditsEditor } from './credits-editor.tsx';
import { readDuration, writeDuration } from './read-duration.ts';
import type { TrackRow } from './track-row.ts';
import { useTrackActions } from './track-actions.ts';
import styles from './tracks-editor.module.css';

/** Characters of a code with separators. */
const LONGEST_ENTRY = 30;
const LONGEST_DURATION = 9;

/** Version, codes, duration and credits of a track. */
export function TrackDetails({ row }: { readonly row: TrackRow }) {
  const { t } = useTranslation('release-detail');
  const { edit } = useTrackActions();
  const errors = useCodeErrors();
  const [isrc, setIsrc] = useTyped(row.isrc);
  const [duration, setDuration] = useTyped(writeDuration(row.durationMs));
  const enterIsrc = (typed: string) => {
    const parsed = parseIsrc(typed);
    setIsrc(parsed.ok ? parsed.isrc : typed);
    // An invalid code would keep the other tracks from being saved: it stays in its field with its error.
    if (parsed.ok || parsed.error.code === 'isrc/empty') edit(row.id, { isrc: parsed.ok ? parsed.isrc : '' });
  };
  const enterDuration = (typed: string) => {
    setDuration(typed);
    const durationMs = readDuration(typed);
    if (durationMs !== null || typed.trim() === '') edit(row.id, { durationMs });
  };
  const isWrong = duration.trim() !== '' && readDuration(duration) === null;
  return (
    <div className={styles.details}>
      <TextField
        label={t('version')}
        value={row.version}
        onChange={({ target }) => edit(row.id, { version: target.value })}
        maxLength={LIMITS.version}
        autoComplete="off"
      />
      <div className={styles.codes}>
        <TextField
          label="ISRC"
          value={isrc}
          error={errors.isrc(isrc)}
          onChange={({ target }) => enterIsrc(target.value)}
          maxLength={LONGEST_ENTRY}
          dir="ltr"
          autoComplete="off"
        />
        <TextField
          label={t('track.duration')}
          value={duration}
          error={isWrong ? t('errors.duration') : null}
          onChange={({ target }) => enterDuration(target.value)}
          maxLength={LONGEST_DURATION}
          dir="ltr"
          autoComplete="off"
        />
      </div>
      <SegmentedControl
        label={t('explicit')}
        options={(['no', 'yes'] as const).map((value) => ({ value, label: t(value) }))}
        value={row.explicit ? 'yes' : 'no'}
        onChange={(value) => edit(row.id, { explicit: value === 'yes' })}
      />
      <CreditsEditor row={row} />
    </div>
  );
}

/** Text of a field that may be invalid. Follows the stored value when that changes elsewhere. */
function useTyped(stored: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState(stored);
  if (stored !== seen) {
    setSeen(stored);
    if (normal(typed) !== normal(stored)) setTyped(stored);
  }
  return [typed, setTyped];
}

/** `03:45` and `3:45` are the same duration while one is typed. */
function normal(text: string): string {
  const durationMs = readDuration(text);
  return durationMs === null ? text : writeDuration(durationMs);
}
