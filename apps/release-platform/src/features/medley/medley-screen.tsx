import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import { useSession } from '@countin/data/session';
import { LoadError, ScreenSkeleton } from '@countin/screen-kit/loading';
import { PageHeader } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MedleyEditor } from './medley-editor.tsx';
import { paths } from '../../shell/navigation/paths.ts';
import { useReleases } from '../../shell/releases/use-releases.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { BackLink } from '../../shell/navigation/back-link.tsx';

/** Pages of releases that tracks can lead to. */
const PAGES = 4;

/** The editor of an artist's four tracks. */
export function Component() {
  const { t } = useTranslation('medley-editor');
  const artist = useOwnArtist();
  const artistId = artist.id;
  const access = useDataAccess();
  const { uid } = useSession();
  const medley = useQuery(medleyOptions(access, artistId));
  const { releases, isPending, error, refetch } = useReleases(uid, { artistId, pages: PAGES });

  if (medley.error || error) {
    return <LoadError error={medley.error ?? error} onRetry={() => void Promise.all([medley.refetch(), refetch()])} />;
  }
  if (medley.isPending || isPending) return <ScreenSkeleton />;
  return (
    <>
      <PageHeader
        title={t('title')}
        above={<BackLink to={paths.artist.to(artistId)}>{artist.name}</BackLink>}
        below={t('lead')}
      />
      <MedleyEditor
        key={artistId}
        artist={artist}
        own={medley.data ?? null}
        products={releases.filter(({ status }) => status !== 'draft')}
      />
    </>
  );
}
