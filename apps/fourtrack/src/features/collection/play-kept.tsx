import { uploadedPicture } from '@countin/domain/artwork';
import type { KeptRow } from '@countin/domain/collection';
import { IconButton } from '@countin/ui';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCardPlaying, usePlayerHolder } from '../../shell/player/player-context.tsx';
import type { PlayableCard } from '../../shell/player/queue.ts';
import { SitePlayer } from '../../shell/player/site-player.ts';

interface PlayKeptProps {
  readonly row: KeptRow;
  /** Rows of the list as it is shown: what can be played of those below follows. */
  readonly rows: readonly KeptRow[];
}

/** Plays what is kept and what follows in the collection, in the player of the site, or pauses it. */
export default function PlayKept({ row, rows }: PlayKeptProps) {
  const { t } = useTranslation('discover');
  const holder = usePlayerHolder();
  const state = useCardPlaying(cardIdOf(row));
  const playing = state === 'playing' || state === 'waiting';
  const press = () => {
    const player = holder.ensure(SitePlayer);
    if (player.get()?.card.id === cardIdOf(row)) return player.toggle();
    const cards = rows.flatMap((each) => cardOf(each) ?? []);
    const card = cards.find(({ id }) => id === cardIdOf(row));
    if (card) void player.playFrom({ cards, more: async () => [] }, card);
  };
  return (
    <IconButton
      label={playing ? t('pause') : t('play', { title: row.title })}
      icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      aria-busy={state === 'waiting' || undefined}
      onClick={press}
    />
  );
}

const cardIdOf = ({ key }: KeptRow): string => `kept ${key}`;

/** A row, as the player takes it; null for what cannot be played. */
function cardOf(row: KeptRow): PlayableCard | null {
  const { kind, id, artistId, artistName, artistSlug, cover, coverImage, title, playable } = row;
  if (!playable || artistSlug === null || cover === null) return null;
  return {
    id: cardIdOf(row),
    artistId,
    artistName,
    artistSlug,
    releaseId: kind === 'release' ? id : null,
    artwork: {
      design: cover,
      picture: uploadedPicture(artistId, coverImage),
      title: kind === 'release' ? title : artistName,
      artist: artistName,
    },
  };
}
