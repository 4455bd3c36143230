import { LIMITS } from '@countin/domain/fields';
import type { ListedProduct } from '@countin/domain/release';
import { useErrorText } from '@countin/i18n/react';
import { Button, ProgressBar, SelectField, TextField, visuallyHidden } from '@countin/ui';
import { Scissors } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DraftTrack } from './medley-draft.ts';
import { ClipLength } from './player/clip-length.tsx';
import { TrackPlayer } from './player/track-player.tsx';
import type { MedleyPreview } from './player/use-medley-preview.ts';
import styles from './medley-editor.module.css';

interface TrackRowProps {
  readonly track: DraftTrack;
  readonly number: number;
  /** Releases that have a page; null until they are known. */
  readonly products: readonly ListedProduct[] | null;
  readonly onChange: (changes: Partial<DraftTrack>) => void;
  readonly preview: MedleyPreview;
  /** Opens the file again that the clip was cut from, or asks for it. */
  readonly onCut: () => void;
}

/** A track: its title, where it leads, and how it sounds. */
export function TrackRow({ track, number, products, onChange, preview, onCut }: TrackRowProps) {
  const { t } = useTranslation('medley-editor');
  const errorText = useErrorText();
  const { title, productId, src, durationMs, progress, source } = track;
  return (
    <div className={styles.track}>
      <TextField
        label={t('trackTitle', { number })}
        value={title}
        maxLength={LIMITS.title}
        dir="auto"
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <SelectField
        label={t('leadsTo')}
        value={productId ?? ''}
        disabled={products === null}
        onChange={({ target }) => onChange({ productId: target.value === '' ? null : target.value })}
      >
        <option value="">{t('leadsNowhere')}</option>
        {products === null && productId !== null && <option value={productId}>…</option>}
        {products?.map((product) => (
          <option key={product.id} value={product.id}>
            {product.title}
          </option>
        ))}
      </SelectField>
      <div className={styles.sound}>
        {src !== '' && <TrackPlayer title={title} index={number - 1} preview={preview} />}
        <ClipLength ms={durationMs} />
        <Button size="small" icon={<Scissors aria-hidden />} onClick={onCut}>
          {t(source ? 'cut' : 'cutFromFile')} <bdi className={visuallyHidden}>{title}</bdi>
        </Button>
      </div>
      {progress.kind === 'sending' && <ProgressBar label={t('progress', { title })} share={progress.share} />}
      {progress.kind === 'failed' && (
        <p className={styles.error} role="alert">
          {errorText(progress.code)}
        </p>
      )}
    </div>
  );
}
