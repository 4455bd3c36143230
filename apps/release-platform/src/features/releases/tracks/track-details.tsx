import { LIMITS } from '@countin/domain/fields';
import { parseIsrc } from '@countin/domain/identifiers';
import type { Track } from '@countin/domain/release';
import { TypedTextField } from '@countin/screen-kit/autosave';
import { SegmentedControl } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { AiField } from '../detail/ai-field.tsx';
import { useCodeErrors } from '../detail/use-code-errors.ts';
import { CreditsEditor } from './credits-editor.tsx';
import { clockDuration } from '@countin/domain/release-metadata';
import { readDuration } from './read-duration.ts';
import { isWrongDuration, type TrackRow, type TypedFields } from './track-row.ts';
import { useTrackActions } from './track-actions.ts';
import styles from './tracks-editor.module.css';

/** Characters of a code with separators. */
const LONGEST_ENTRY = 30;
const LONGEST_DURATION = 9;

/** Version, codes, duration, AI and credits of a track. */
export function TrackDetails({ row }: { readonly row: TrackRow }) {
  const { t } = useTranslation('release-detail');
  const { edit } = useTrackActions();
  const errors = useCodeErrors();
  const isrc = row.typed.isrc ?? row.isrc;
  const duration = row.typed.duration ?? (row.durationMs === null ? '' : clockDuration(row.durationMs));
  const type = (typed: TypedFields, stored: Partial<Track>) =>
    edit(row.id, (latest) => ({ ...stored, typed: { ...latest.typed, ...typed } }));
  const enterIsrc = (text: string) => {
    const parsed = parseIsrc(text);
    if (parsed.ok) return type({ isrc: undefined }, { isrc: parsed.isrc });
    // An invalid code would keep the other tracks from being saved: it stays in its field with its error.
    type({ isrc: text }, parsed.error.code === 'isrc/empty' ? { isrc: '' } : {});
  };
  const enterDuration = (text: string) =>
    type({ duration: text }, isWrongDuration(text) ? {} : { durationMs: readDuration(text) });
  return (
    <div className={styles.details}>
      <TypedTextField
        label={t('version')}
        value={row.version}
        onText={(version) => edit(row.id, () => ({ version }))}
        maxLength={LIMITS.version}
        autoComplete="off"
      />
      <div className={styles.codes}>
        <TypedTextField
          label="ISRC"
          value={isrc}
          error={errors.isrc(isrc)}
          onText={enterIsrc}
          maxLength={LONGEST_ENTRY}
          dir="ltr"
          autoComplete="off"
        />
        <TypedTextField
          label={t('track.duration')}
          value={duration}
          error={isWrongDuration(duration) ? t('errors.duration') : null}
          onText={enterDuration}
          onBlur={() => isWrongDuration(duration) || type({ duration: undefined }, {})}
          maxLength={LONGEST_DURATION}
          dir="ltr"
          autoComplete="off"
        />
      </div>
      <SegmentedControl
        label={t('explicit')}
        options={(['no', 'yes'] as const).map((value) => ({ value, label: t(value) }))}
        value={row.explicit ? 'yes' : 'no'}
        onChange={(value) => edit(row.id, () => ({ explicit: value === 'yes' }))}
      />
      <AiField value={row.ai} onChange={(ai) => edit(row.id, () => ({ ai }))} />
      <CreditsEditor row={row} />
    </div>
  );
}
