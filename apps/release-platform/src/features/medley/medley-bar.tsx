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

type Status = 'draft' | 'changed' | 'live';
const PUBLISH = { draft: 'publish', changed: 'update' } as const;
/** Status that each action results in. Its message is shown while the status lasts. */
const RESULTS = { published: 'live', unpublished: 'draft' } as const;
const TONES = { draft: 'neutral', live: 'live', changed: 'changed' } as const;

/** Status of the medley, and its actions. */
export function MedleyBar({ artist, tracks, live, changed, undecided, expected }: MedleyBarProps) {
  const { t } = useTranslation('medley-editor');
  const textOf = useTrackErrorText();
  const why = useId();
  const access = useDataAccess();
  const address = usePublicAddresses().fourtrack(artist.customSlug);
  const { publish, withdraw, isPublishing, isWithdrawing, error, news } = usePublishing({
    news: ['published', 'unpublished'],
    publish: publishMedleyOptions(access),
    withdraw: withdrawMedleyOptions(access),
  });
  const status = statusOf(live, changed);
  const obstacle = obstacleOf(tracks);

  const shownNews = error ? null : stillTrue(news, status);
  const goLive = () => void publish({ ...inputOf(artist.id, tracks), expectedPublishedAt: expected }, 'published');
  const takeDown = () => void withdraw({ artistId: artist.id }, 'unpublished');
  return (
    <PublishingBar
      variant="card"
      status={{ tone: TONES[status], text: t(status) }}
      actions={
        <>
          {live && <LiveActions address={address} busy={isWithdrawing} onWithdraw={takeDown} />}
          {status !== 'live' && (
            <Button
              size="small"
              variant="solid"
              disabled={!canPublish(tracks, undecided)}
              aria-describedby={obstacle ? why : undefined}
              busy={isPublishing}
              onClick={goLive}
            >
              {t(isPublishing ? 'publishing' : PUBLISH[status])}
            </Button>
          )}
        </>
      }
      notices={[error && { tone: 'danger', text: textOf(error) }, shownNews && { tone: 'info', text: t(shownNews) }]}
    >
      {status !== 'live' && <Why id={why} obstacle={obstacle} />}
    </PublishingBar>
  );
}

const canPublish = (tracks: readonly DraftTrack[], undecided: boolean) =>
  !undecided && tracks.length > 0 && obstacleOf(tracks) === null;

interface WhyProps {
  readonly id: string;
  readonly obstacle: ReturnType<typeof obstacleOf>;
}

/** Reasons that keep the medley from being published. */
function Why({ id, obstacle }: WhyProps) {
  const { t } = useTranslation('medley-editor');
  if (!obstacle) return null;
  return (
    <p className={styles.why} id={id} role="status">
      {t(`blocked.${obstacle.kind}`, { number: obstacle.number })}
    </p>
  );
}

/** The message of the last action while the status is the one that it led to. */
function stillTrue(news: keyof typeof RESULTS | null, status: Status): keyof typeof RESULTS | null {
  return news && RESULTS[news] === status ? news : null;
}

function statusOf(live: boolean, changed: boolean): Status {
  if (!live) return 'draft';
  return changed ? 'changed' : 'live';
}

/** Text of an error, with the number of the track that it is about. */
function useTrackErrorText(): (error: Error) => string {
  const { t } = useTranslation('medley-editor');
  const errorText = useErrorText();
  return (error) => {
    const text = errorText(errorCodeOf(error)) ?? '';
    const number = error instanceof AppError ? invalidTrack(error.field) : null;
    return number === null ? text : t('trackError', { number, error: text });
  };
}

interface LiveActionsProps {
  readonly address: string;
  readonly busy: boolean;
  readonly onWithdraw: () => void;
}

/** Actions of a published medley. */
function LiveActions({ address, busy, onWithdraw }: LiveActionsProps) {
  const { t } = useTranslation('medley-editor');
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
        {t('see')}
        <ArrowUpRight aria-hidden />
      </a>
      <Button size="small" busy={busy} onClick={onWithdraw}>
        {t(busy ? 'unpublishing' : 'unpublish')}
      </Button>
    </>
  );
}
