import { labelOptions, myArtistsOptions, useDataAccess, useSession } from '@countin/data';
import { EmptyState, PageHeader, Row, Rows, Section } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { LoadFault } from '../errors/load-fault.tsx';
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx';
import { paths } from '../navigation/paths.ts';
import { usePublicAddresses } from '../navigation/sites-context.tsx';
import { ProfilePicture } from '../releases/profile-picture.tsx';
import { PublicAddress } from '../releases/public-address.tsx';
import styles from '../dashboard/dashboard.module.css';

/** A label: who is on its roster, and where fans find it. */
export function Component() {
  const { t } = useTranslation(['releases', 'dashboard']);
  const { labelId = '' } = useParams();
  const access = useDataAccess();
  const { uid } = useSession();
  const addresses = usePublicAddresses();
  const { data: label, error, refetch } = useQuery(labelOptions(access, labelId));
  const { data: artists = [] } = useQuery(myArtistsOptions(access, uid));

  if (error) return <LoadFault error={error} onRetry={() => void refetch()} />;
  if (!label) return <ScreenSkeleton />;
  const roster = artists.filter((artist) => label.artistIds.includes(artist.id));
  return (
    <>
      <PageHeader title={label.name} above={t('dashboard:profiles.label')} />
      <div className={styles.cols}>
        <Section title={t('label.roster')}>
          {roster.length === 0 ? (
            <EmptyState title={t('label.rosterEmptyTitle')}>{t('label.rosterEmptyText')}</EmptyState>
          ) : (
            <Rows>
              {roster.map((artist) => (
                <Row key={artist.id} start={<ProfilePicture profile={artist} />} title={<Link to={paths.artist.to(artist.id)}>{artist.name}</Link>} below={t('dashboard:profiles.artist')} />
              ))}
            </Rows>
          )}
        </Section>
        <Section title={t('label.address')}>
          <Rows><PublicAddress name={t('artist.subdomain')} address={addresses.subdomain(label.customSlug)} /></Rows>
        </Section>
      </div>
    </>
  );
}
