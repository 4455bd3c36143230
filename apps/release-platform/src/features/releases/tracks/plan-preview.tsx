import { clockDuration } from '@countin/domain/release-metadata';
import { formatIsrc } from '@countin/domain/identifiers';
import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { PlannedTrack, TrackPlan } from './plan-tracks.ts';
import styles from './tracks-editor.module.css';

interface PlanPreviewProps {
  readonly plan: TrackPlan;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** Tracks as the files would leave them, with what changes. */
export function PlanPreview({ plan, onApply, onCancel }: PlanPreviewProps) {
  const { t } = useTranslation(['release-detail', 'common']);
  return (
    <section className={styles.plan} aria-label={t('audio.preview')}>
      <h3>{t('audio.preview')}</h3>
      {plan.isChanged ? (
        <ol>
          {plan.tracks.map((track) => (
            <PlannedLine key={track.row.id} track={track} />
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>{t('audio.nothing')}</p>
      )}
      <div className={styles.credit}>
        {plan.isChanged && (
          <Button size="small" variant="primary" onClick={onApply}>
            {t('audio.apply')}
          </Button>
        )}
        <Button size="small" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </section>
  );
}

function PlannedLine({ track: { row, before, changes } }: { readonly track: PlannedTrack }) {
  const { t } = useTranslation('release-detail');
  const facts = [
    ...(before === null ? [t('audio.new')] : []),
    ...(changes.includes('durationMs') && row.durationMs !== null ? [clockDuration(row.durationMs)] : []),
    ...(changes.includes('isrc') ? [formatIsrc(row.isrc)] : []),
  ];
  return (
    <li>
      {before !== null && changes.includes('title') && (
        <>
          <del>
            <bdi>{before.title}</bdi>
          </del>{' '}
        </>
      )}
      <bdi>{row.title}</bdi>
      {facts.map((fact) => (
        <small key={fact}>
          {' · '}
          <bdi>{fact}</bdi>
        </small>
      ))}
    </li>
  );
}
