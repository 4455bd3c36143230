import { useOrigins } from '@countin/app-shell';
import type { HiddenArtist } from '@countin/domain/collection';
import type { DiscoveryCard } from '@countin/domain/discovery';
import { releaseDay } from '@countin/domain/release';
import { artistPath, releasePath } from '@countin/domain/urls';
import { formatReleaseDate } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { Cover, IconButton } from '@countin/ui';
import { Bookmark, EyeOff, Pause, Play } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardPlaying } from '../../shell/player/player-context.tsx';
import { cardArtwork, cardId } from './playable-card.ts';
import styles from './discover-card.module.css';

interface DiscoverCardProps {
  readonly card: DiscoveryCard;
  readonly now: number;
  /** Its cover is the largest picture of the first view. */
  readonly leading: boolean;
  readonly onPlay: (card: DiscoveryCard) => void;
  readonly onHide: (artist: HiddenArtist) => void;
  /** Whether it is known to be in the collection. */
  readonly kept: boolean;
  /** Called for kept ones as well, to say that they are. */
  readonly onKeep: (card: DiscoveryCard) => void;
}

/** A release or a medley, with a button that plays the four tracks of its artist. */
export const DiscoverCard = memo(function DiscoverCard({
  card,
  now,
  leading,
  kept,
  onPlay,
  onHide,
  onKeep,
}: DiscoverCardProps) {
  const { t } = useTranslation('discover');
  const href = useCardLink(card);
  const line = useCardLine(card, now);
  const title = card.kind === 'medley' ? card.artistName : card.title;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {/* The title below is the same link, for keyboards and screen readers. */}
        <a href={href} tabIndex={-1} aria-hidden>
          <Cover {...cardArtwork(card)} leading={leading} className={styles.cover} />
        </a>
        <button
          type="button"
          className={styles.keep}
          aria-label={t('keep.label', { title })}
          title={t('keep.label', { title })}
          aria-pressed={kept}
          onClick={() => onKeep(card)}
        >
          <Bookmark aria-hidden />
        </button>
        {card.playable && <PlayButton card={card} onPlay={onPlay} />}
      </div>
      <h2 className={styles.title}>
        <a href={href} dir="auto">
          {title}
        </a>
      </h2>
      <div className={styles.below}>
        <div className={styles.words}>
          {card.kind === 'release' && (
            <a href={artistPath(card.artistSlug)} className={styles.artist}>
              <bdi>{card.artistName}</bdi>
            </a>
          )}
          <p className={styles.line}>{line || t('medley')}</p>
        </div>
        <IconButton
          size="small"
          className={styles.hide}
          label={t('hide', { artist: card.artistName })}
          icon={<EyeOff aria-hidden />}
          onClick={() => onHide({ artistId: card.artistId, name: card.artistName })}
        />
      </div>
    </article>
  );
});

function PlayButton({ card, onPlay }: Pick<DiscoverCardProps, 'card' | 'onPlay'>) {
  const { t } = useTranslation('discover');
  const state = useCardPlaying(cardId(card));
  const playing = state === 'playing' || state === 'waiting';
  const name = { title: card.title || card.artistName, artist: card.artistName };
  return (
    <button
      type="button"
      className={styles.play}
      data-state={state ?? undefined}
      aria-label={playing ? t('pause', name) : t('play', name)}
      aria-busy={state === 'waiting' || undefined}
      onClick={() => onPlay(card)}
    >
      {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
    </button>
  );
}

function useCardLink(card: DiscoveryCard): string {
  const { main } = useOrigins();
  return card.kind === 'medley' ? artistPath(card.artistSlug) : main + releasePath(card);
}

/** Kind and date, in the reader's zone. */
function useCardLine({ kind, releaseMoment, productKind, place }: DiscoveryCard, now: number): string {
  const { t } = useTranslation(['discover', 'common']);
  const locale = useLocale();
  if (kind === 'medley' || !releaseMoment || !productKind) return place;
  const { phase } = releaseDay(releaseMoment, now, ownZone);
  return t(phase === 'before' ? 'next' : 'out', {
    kind: t(`common:kind.${productKind}`),
    date: formatReleaseDate(locale, releaseMoment, now, ownZone),
  });
}
