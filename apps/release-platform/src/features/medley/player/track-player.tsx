import { playTime } from '@countin/public-pages/medley-player';
import { IconButton, RangeField } from '@countin/ui';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MedleyPreview } from './use-medley-preview.ts';
import styles from './medley-player.module.css';

interface TrackPlayerProps {
  readonly title: string;
  readonly index: number;
  readonly preview: MedleyPreview;
}

/** Plays one track of the medley. The position shows while the track is the current one. */
export function TrackPlayer({ title, index, preview }: TrackPlayerProps) {
  const { t } = useTranslation('medley-editor');
  const current = preview.current === index;
  const playing = current && preview.playing;
  const time = playTime(preview.at);
  return (
    <div className={styles.player}>
      <IconButton
        label={t(playing ? 'pause' : 'hear', { title })}
        icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={() => preview.toggle(index)}
      />
      {current && preview.length > 0 && (
        <div className={styles.position} dir="ltr">
          <RangeField
            label={t('position', { title })}
            aside={`${time} / ${playTime(preview.length)}`}
            min={0}
            max={preview.length}
            step={1}
            value={Math.min(preview.at, preview.length)}
            valueText={time}
            onChange={preview.seek}
          />
        </div>
      )}
    </div>
  );
}
