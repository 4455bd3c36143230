import { Button, Notice } from '@countin/ui';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DraftTrack } from '../medley-draft.ts';
import type { MedleyPreview } from './use-medley-preview.ts';
import styles from './medley-player.module.css';

interface MedleyPreviewBarProps {
  readonly tracks: readonly DraftTrack[];
  readonly preview: MedleyPreview;
}

/** Plays the whole medley, or the change from one track to the next, as fans will hear it. */
export function MedleyPreviewBar({ tracks, preview }: MedleyPreviewBarProps) {
  const { t } = useTranslation('medley-editor');
  const { playing, problem } = preview;
  if (tracks.length === 0) return null;
  return (
    <div className={styles.bar}>
      <Button size="small" icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />} onClick={preview.toggleAll}>
        {t(playing ? 'pauseAll' : 'hearAll')}
      </Button>
      {tracks.slice(1).map(({ id, title }, before) => (
        <Button
          key={id}
          size="small"
          variant="quiet"
          icon={<Play aria-hidden />}
          onClick={() => preview.hearChange(before)}
        >
          {t('hearChange', { title })}
        </Button>
      ))}
      {problem && (
        <Notice
          tone="danger"
          title={
            problem.kind === 'skipped' ? t('skipped', { title: tracks[problem.index]?.title ?? '' }) : t('noSound')
          }
        />
      )}
    </div>
  );
}
