import { IMAGE_ASPECTS, type CroppedKind } from '@countin/domain/media';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, Dialog, Hint, RangeField } from '@countin/ui';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { CLEAR_SIDE, largestZoom, middleArea } from './crop-area.ts';
import type { PictureArea } from './cut-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import styles from './crop-dialog.module.css';

interface CropDialogProps {
  readonly picture: OpenPicture;
  readonly kind: CroppedKind;
  readonly onUse: (area: PictureArea) => void;
  readonly onCancel: () => void;
}

const KEYBOARD_STEP = 8;

/** Crops a picture to the shape of its kind. Fans see only the part inside the frame. */
export default function CropDialog({ picture, kind, onUse, onCancel }: CropDialogProps) {
  const { t } = useTranslation('picture-upload');
  const locale = useLocale();
  const hint = useId();
  const aspect = IMAGE_ASPECTS[kind];
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState(() => middleArea(picture, aspect));
  const most = largestZoom(picture, aspect);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom);
  return (
    <Dialog open onClose={onCancel} title={t('crop.title')} closeLabel={t('crop.cancel')}>
      <div className={styles.crop}>
        {/* A picture has no writing direction: its left stays left. */}
        <div className={styles.stage} style={{ aspectRatio: aspect }} dir="ltr">
          <Cropper
            image={picture.url}
            aspect={aspect}
            objectFit="cover"
            // The page shows an artist's picture in a circle.
            cropShape={kind === 'picture' ? 'round' : 'rect'}
            crop={place}
            zoom={zoom}
            maxZoom={most}
            keyboardStep={KEYBOARD_STEP}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(_share, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '', draggable: false }}
            cropperProps={{ role: 'application', 'aria-label': t('crop.move'), 'aria-describedby': hint }}
          />
        </div>
        <Hint id={hint}>{t('crop.hint')}</Hint>
        <RangeField
          label={t('crop.zoom')}
          min={1}
          max={most}
          step={0.01}
          value={zoom}
          valueText={percent}
          onChange={setZoom}
          disabled={most === 1}
        />
        <Hint className={styles.status} role="status">
          {area.width < CLEAR_SIDE && t('crop.small', { side: formatNumber(locale, area.width) })}
        </Hint>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onCancel}>
            {t('crop.cancel')}
          </Button>
          <Button variant="solid" onClick={() => onUse(area)}>
            {t(kind === 'card' ? 'crop.usePart' : 'crop.use')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
