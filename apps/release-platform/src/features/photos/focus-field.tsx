import type { Photo } from '@countin/domain/media';
import { useLocale } from '@countin/i18n/react';
import { Hint, RangeField } from '@countin/ui';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoPicture } from './photo-picture.tsx';
import styles from './photos.module.css';

interface FocusFieldProps {
  readonly artistId: string;
  readonly photo: Photo;
  readonly focus: Photo['focus'];
  readonly onChange: (focus: Photo['focus']) => void;
}

const AXES = [
  { axis: 'x', label: 'focus.across' },
  { axis: 'y', label: 'focus.down' },
] as const;

/** The point of a photo that every crop keeps: by a press on the photo, or with two sliders. */
export function FocusField({ artistId, photo, focus, onChange }: FocusFieldProps) {
  const { t } = useTranslation('photos');
  const locale = useLocale();
  const ratio = photo.width / photo.height;
  const percent = (value: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: share(clientX - left, width), y: share(clientY - top, height) });
  };
  return (
    <div>
      {/* A picture has no writing direction: its left stays left. */}
      <div
        className={styles.stage}
        dir="ltr"
        onPointerDown={place}
        style={{ aspectRatio: ratio, inlineSize: `min(100%, ${60 * ratio}vh)` }}
      >
        <PhotoPicture artistId={artistId} photo={photo} width={1280} alt="" />
        <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} aria-hidden />
      </div>
      <Hint>{t('focus.hint')}</Hint>
      <div className={styles.sliders} dir="ltr">
        {AXES.map(({ axis, label }) => (
          <RangeField
            key={axis}
            label={t(label)}
            min={0}
            max={100}
            step={1}
            value={focus[axis]}
            valueText={percent(focus[axis])}
            onChange={(value) => onChange({ ...focus, [axis]: value })}
          />
        ))}
      </div>
    </div>
  );
}

/** Position in a length, whole percent. */
const share = (at: number, length: number) => Math.min(100, Math.max(0, Math.round((at / length) * 100)));
