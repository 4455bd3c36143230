import { useDataAccess } from '@countin/data/access';
import { myArtistsOptions, presentProfiles } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { artistPath } from '@countin/domain/urls';
import { buttonClass, EmptyState, PAGE_TITLE_ID, PageHeader, Skeleton, visuallyHidden } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ArtistsFailed } from './artists-failed.tsx';
import { OwnMedley } from './own-medley.tsx';
import styles from './studio.module.css';

/** The medley of an artist, for its members. Others are refused: fans hear it on the artist's page. */
export function Component() {
  const { t } = useTranslation(['studio', 'fourtrack']);
  const { uid } = useSession();
  const { artistId } = useParams();
  const { data, error, refetch } = useQuery(myArtistsOptions(useDataAccess(), uid));
  if (error) return <ArtistsFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={180} />;
  const artist = presentProfiles(data).find(({ id }) => id === artistId);
  if (!artist) {
    return (
      <>
        <h1 className={visuallyHidden} id={PAGE_TITLE_ID}>
          {t('fourtrack:titles.medley')}
        </h1>
        <EmptyState
          title={t('medley.refused.title')}
          action={
            <Link to={paths.studio.to()} className={buttonClass({ variant: 'solid' })}>
              {t('medley.refused.action')}
            </Link>
          }
        >
          {t('medley.refused.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <div className={styles.parts}>
      <PageHeader
        title={<bdi>{artist.name}</bdi>}
        actions={
          <a href={artistPath(artist.customSlug)} className={buttonClass()}>
            {t('page.open')}
          </a>
        }
      />
      <OwnMedley artist={artist} aside={<Link to={paths.studio.to(artist.id)}>{t('fourtrack:titles.studio')}</Link>} />
    </div>
  );
}
