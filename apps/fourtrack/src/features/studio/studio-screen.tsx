import { lazyImport } from '@countin/deployment-recovery';
import { useDataAccess } from '@countin/data/access';
import { myArtistsOptions, presentProfiles, type MyArtist } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { can } from '@countin/domain/permissions';
import { profileDesign } from '@countin/domain/profile';
import { uploadedPicture } from '@countin/domain/artwork';
import {
  buttonClass,
  Chip,
  Cover,
  EmptyState,
  Notice,
  PAGE_TITLE_ID,
  SelectField,
  Skeleton,
  visuallyHidden,
} from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { arrivedWithoutPicture } from '../../shell/navigation/created-artist-state.ts';
import { paths } from '../../paths/paths.ts';
import { countinPaths } from './countin-paths.ts';
import { ArtistsFailed } from './artists-failed.tsx';
import { OwnMedley } from './own-medley.tsx';
import { FanCount } from './fan-count.tsx';
import { NextRelease } from './next-release.tsx';
import { OwnPage } from './own-page.tsx';
import { useCountinLink } from './use-countin-link.ts';
import styles from './studio.module.css';

const WeekViews = lazy(lazyImport(() => import('./week-views.tsx')));

const SIDE = 88;

/** My artist seen from 4track: its page, its fans, what comes next. */
export function Component() {
  const { t } = useTranslation(['studio', 'fourtrack']);
  const { uid } = useSession();
  const toCountin = useCountinLink();
  const [query, setQuery] = useSearchParams();
  const withoutPicture = arrivedWithoutPicture(useLocation().state);
  const { data, error, refetch } = useQuery(myArtistsOptions(useDataAccess(), uid));

  if (error) return <ArtistsFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={SIDE} width="min(420px, 90%)" />;
  const artists = presentProfiles(data);
  const artist = artists.find(({ id }) => id === query.get('artist')) ?? artists[0];
  if (!artist) {
    return (
      <>
        <h1 className={visuallyHidden} id={PAGE_TITLE_ID}>
          {t('fourtrack:titles.studio')}
        </h1>
        <EmptyState
          title={t('noArtist.title')}
          action={
            <Link to={paths.createArtist.to()} className={buttonClass({ variant: 'solid' })}>
              {t('noArtist.action')}
            </Link>
          }
        >
          {t('noArtist.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {artists.length > 1 && (
        <div className={styles.chooser}>
          <SelectField
            label={t('choose')}
            value={artist.id}
            onChange={({ target }) => setQuery({ artist: target.value }, { replace: true })}
          >
            {artists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <header className={styles.head}>
        <Cover
          design={profileDesign(artist)}
          picture={uploadedPicture(artist.id, artist.pictureImage)}
          title={artist.name}
          size={SIDE}
          className={styles.portrait}
        />
        <div>
          <h1 className={styles.name} id={PAGE_TITLE_ID}>
            <bdi>{artist.name}</bdi>
          </h1>
          <p className={styles.below}>{t('below')}</p>
          <ArtistMarks artist={artist} />
        </div>
        {can(artist.role, 'profile.edit') && (
          <a href={toCountin(countinPaths.artistPage(artist.id))} className={buttonClass()}>
            {t('edit')}
          </a>
        )}
      </header>
      <div className={styles.parts}>
        {withoutPicture && <Notice title={t('pictureLost')} />}
        <ArtistParts artist={artist} />
      </div>
    </>
  );
}

/** Note that the artist is archived, and the role of a member. */
function ArtistMarks({ artist: { role, archivedAt } }: { readonly artist: MyArtist }) {
  const { t } = useTranslation(['team', 'today']);
  return (
    <p className={styles.marks}>
      {archivedAt !== undefined && <Chip tone="over">{t('today:archived')}</Chip>}
      {role !== 'owner' && <Chip>{t(`role.${role}`)}</Chip>}
    </p>
  );
}

/** Parts of the artist that the user's role may see. */
function ArtistParts({ artist }: { readonly artist: MyArtist }) {
  const { t } = useTranslation('studio');
  return (
    <>
      <OwnPage artist={artist} />
      <OwnMedley
        key={`medley ${artist.id}`}
        artist={artist}
        aside={<Link to={paths.medley.to(artist.id)}>{t('medley.open')}</Link>}
      />
      {can(artist.role, 'release.read') && (
        <NextRelease
          key={`next ${artist.id}`}
          artistId={artist.id}
          artistSlug={artist.customSlug}
          owner={artist.createdBy}
          mayEdit={can(artist.role, 'release.edit')}
        />
      )}
      {can(artist.role, 'fans.read') && <FanCount key={`fans ${artist.id}`} artistId={artist.id} />}
      {can(artist.role, 'numbers.read') && (
        <Suspense fallback={<Skeleton height={96} />}>
          <WeekViews key={`week ${artist.id}`} artistId={artist.id} />
        </Suspense>
      )}
    </>
  );
}
