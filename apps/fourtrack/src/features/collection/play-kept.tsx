import { uploadedPicture } from '@countin/domain/artwork';
import type { KeptRow } from '@countin/domain/collection';
import { IconButton } from '@countin/ui';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlayableCard } from '../../shell/player/queue.ts';
import { usePlayCard } from '../../shell/player/use-play-card.ts';

interface PlayKeptProps {
  readonly row: KeptRow;
  /** Rows of the list as it is shown: what can be played of those below follows. */
  readonly rows: readonly KeptRow[];
}

/** Plays what is kept and what follows in the collection, in the player of the site, or pauses it. */
export default function PlayKept({ row, rows }: PlayKeptProps) {
  const { t } = useTranslation('discover');
  const { playing, waiting, press } = usePlayCard(cardIdOf(row), () => rows.flatMap((each) => cardOf(each) ?? []));
  return (
    <IconButton
      label={playing ? t('pause') : t('play', { title: row.title })}
      icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      aria-busy={waiting || undefined}
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
