import { uploadedPicture } from '@countin/domain/artwork';
import { profileDesign, type ListedProfile } from '@countin/domain/profile';
import { Button } from '@countin/ui';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlayableCard } from '../../shell/player/queue.ts';
import { usePlayCard } from '../../shell/player/use-play-card.ts';

/** Plays an artist's published medley in the player of the site, or pauses it. */
export function PlayMedley({ artist }: { readonly artist: ListedProfile }) {
  const { t } = useTranslation('studio');
  const card = medleyCard(artist);
  const { playing, waiting, press } = usePlayCard(card.id, () => [card]);
  return (
    <Button
      variant="solid"
      icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      busy={waiting}
      onClick={press}
    >
      {t(playing ? 'medley.pause' : 'medley.play')}
    </Button>
  );
}

function medleyCard(artist: ListedProfile): PlayableCard {
  const { id, name, customSlug, pictureImage } = artist;
  return {
    id: `studio ${id}`,
    artistId: id,
    artistName: name,
    artistSlug: customSlug,
    releaseId: null,
    artwork: { design: profileDesign(artist), picture: uploadedPicture(id, pictureImage), title: name, artist: name },
  };
}
