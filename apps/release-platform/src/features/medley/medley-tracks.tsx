import type { OwnMedley } from '@countin/data/medleys';
import type { ArtistProfile } from '@countin/domain/profile';
import type { ListedProduct } from '@countin/domain/release';
import { clipPath } from '@countin/domain/urls';
import { EmptyState, Notice, Row, Rows } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf } from './medley-draft.ts';
import styles from './medley-editor.module.css';
import { MedleyPreviewBar } from './player/medley-preview-bar.tsx';
import { ClipLength } from './player/clip-length.tsx';
import { TrackPlayer } from './player/track-player.tsx';
import { useMedleyPreview } from './player/use-medley-preview.ts';

interface MedleyTracksProps {
  readonly artist: ArtistProfile;
  readonly own: OwnMedley | null;
  /** Releases that have a page; null until they are known. */
  readonly products: readonly ListedProduct[] | null;
}

/** The medley for users whose role does not allow changes: its tracks, to be heard. */
export function MedleyTracks({ artist, own, products }: MedleyTracksProps) {
  const { t } = useTranslation(['medley-editor', 'autosave']);
  const stored = own?.medley ?? null;
  const [srcOf] = useState(() => (clipId: string) => clipPath(artist.id, clipId));
  const tracks = draftOf(stored, srcOf);
  const preview = useMedleyPreview(tracks);
  const leadsTo = (productId: string | null) =>
    products === null && productId !== null
      ? '…'
      : (products?.find(({ id }) => id === productId)?.title ?? t('leadsNowhere'));
  return (
    <div className={styles.editor}>
      <Notice title={t('autosave:readOnly.title')}>{t('autosave:readOnly.text')}</Notice>
      {tracks.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <Rows label={t('tracks')}>
          {tracks.map(({ id, title, productId, durationMs }, index) => (
            <Row
              key={id}
              title={title}
              below={leadsTo(productId)}
              end={
                <>
                  <ClipLength ms={durationMs} />
                  <TrackPlayer title={title} index={index} preview={preview} />
                </>
              }
            />
          ))}
        </Rows>
      )}
      <MedleyPreviewBar tracks={tracks} preview={preview} />
    </div>
  );
}
