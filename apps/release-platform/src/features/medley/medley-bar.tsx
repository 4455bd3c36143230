import { useDataAccess } from '@countin/data/access';
import { publishMedleyOptions, withdrawMedleyOptions } from '@countin/data/medleys';
import { AppError, errorCodeOf } from '@countin/domain/errors';
import type { ArtistProfile } from '@countin/domain/profile';
import { useErrorText } from '@countin/i18n/react';
import { PublishingBar, usePublishing } from '@countin/screen-kit/publishing';
import { Button, buttonClass } from '@countin/ui';
import { ArrowUpRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicAddresses } from '../../shell/navigation/public-addresses.ts';
import { invalidTrack, inputOf, obstacleOf, type DraftTrack } from './medley-draft.ts';
import styles from './medley-editor.module.css';

interface MedleyBarProps {
  readonly artist: ArtistProfile;
  readonly tracks: readonly DraftTrack[];
  readonly live: boolean;
  readonly changed: boolean;
  /** Another version was published meanwhile, and which one stays is open. */
  readonly undecided: boolean;
  /** When the medley was published that these tracks were made from; null for none. */
  readonly expected: number | null;
}

const TONES = { draft: 'neutral', live: 'live', changed: 'changed' } as const;

/** Where the medley stands, and what can be done with it. */
export function MedleyBar({ artist, tracks, live, changed, undecided, expected }: MedleyBarProps) {
  const { t } = useTranslation('medley-editor');
  const errorText = useErrorText();
  const why = useId();
  const access = useDataAccess();
  const address = usePublicAddresses().fourtrack(artist.customSlug);
  const { publish, withdraw, isPublishing, isWithdrawing, error, news } = usePublishing({
    news: ['published', 'unpublished'],
    publish: publishMedleyOptions(access),
    withdraw: withdrawMedleyOptions(access),
  });
  const status = !live ? 'draft' : changed ? 'changed' : 'live';
  const obstacle = obstacleOf(tracks);
  const failedTrack = error instanceof AppError ? invalidTrack(error.field) : null;
  const words = error && errorText(errorCodeOf(error));

  const goLive = () => void publish({ ...inputOf(artist.id, tracks), expectedPublishedAt: expected }, 'published');
  const takeDown = () => void withdraw({ artistId: artist.id }, 'unpublished');
  return (
    <PublishingBar
      variant="card"
      status={{ tone: TONES[status], text: t(status) }}
      actions={
        <>
          {live && (
            <a href={address} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
              {t('see')}
              <ArrowUpRight aria-hidden />
            </a>
          )}
          {live && (
            <Button size="small" busy={isWithdrawing} onClick={takeDown}>
              {t(isWithdrawing ? 'unpublishing' : 'unpublish')}
            </Button>
          )}
          {status !== 'live' && (
            <Button
              size="small"
              variant="solid"
              disabled={tracks.length === 0 || obstacle !== null || undecided}
              aria-describedby={obstacle ? why : undefined}
              busy={isPublishing}
              onClick={goLive}
            >
              {t(isPublishing ? 'publishing' : live ? 'update' : 'publish')}
            </Button>
          )}
        </>
      }
      notices={[
        words
          ? {
              tone: 'danger',
              text: failedTrack === null ? words : t('trackError', { number: failedTrack, error: words }),
            }
          : null,
        news && !error && status === (news === 'published' ? 'live' : 'draft') ? { tone: 'info', text: t(news) } : null,
      ]}
    >
      {obstacle && status !== 'live' && (
        <p className={styles.why} id={why} role="status">
          {t(`blocked.${obstacle.kind}`, { number: obstacle.number })}
        </p>
      )}
    </PublishingBar>
  );
}
