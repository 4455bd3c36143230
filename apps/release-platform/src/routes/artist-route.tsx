import { useAuthSync, useDataAccess, useSession } from '@countin/data';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { lazyPart } from '@countin/lazy-pages';
import { Button, EmptyState, PageHeader, Rows, Section, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NextReleasePanel } from '../dashboard/next-release-panel.tsx';
import { featuredRelease } from '../dashboard/next-release.ts';
import { byNeed } from '../dashboard/release-order.ts';
import { useNow } from '../layout/use-now.ts';
import { LoadFault } from '../errors/load-fault.tsx';
import { FanPanel } from '../fans/fan-panel.tsx';
import { fansWaiting, fanWeekOptions } from '../fans/fan-week.ts';
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx';
import { paths } from '../navigation/paths.ts';
import { usePublicAddresses } from '../navigation/sites-context.tsx';
import { ownZone } from '../releases/own-zone.ts';
import { PublicAddress } from '../releases/public-address.tsx';
import { ReleaseRow } from '../releases/release-row.tsx';
import { useReleases } from '../releases/use-releases.ts';
import { useOwnArtist } from './own-artist.tsx';
import styles from '../dashboard/dashboard.module.css';

const ArtistPicture = lazy(lazyPart(() => import('../artist-picture/artist-picture.tsx')));
const MedleyCard = lazy(lazyPart(() => import('../medley-editor/medley-card.tsx')));
const NewReleaseDialog = lazy(lazyPart(() => import('../new-release/new-release-dialog.tsx')));
const PAGES = 2;
const SHOWN = 6;
const MINUTE = 60_000;

/** One artist: what comes next, who is waiting, where fans find them. */
export function Component() {
  const { t } = useTranslation(['releases', 'dashboard']);
  const locale = useLocale();
  const artist = useOwnArtist();
  const artistId = artist.id;
  const access = useDataAccess();
  const { uid } = useSession();
  const addresses = usePublicAddresses();
  const sync = useAuthSync();
  const now = useNow(MINUTE);
  const [making, setMaking] = useState(false);
  const { releases, isPending, error, retry, complete } = useReleases(uid, { artistId, pages: PAGES });
  const week = useQuery(fanWeekOptions(access, artistId));

  if (error) return <LoadFault error={error} onRetry={retry} />;
  if (isPending) return <ScreenSkeleton />;
  const featured = featuredRelease(releases, now, ownZone);
  const create = <Button look={releases.length > 0 ? 'filled' : 'accent'} onClick={() => setMaking(true)}>{t('new.action')}</Button>;
  const signups = week.isError ? null : week.data?.signups;
  return (
    <>
      <PageHeader title={artist.name} above={t('dashboard:profiles.artist')} actions={releases.length > 0 && create} />
      {featured && <NextReleasePanel product={featured} fans={week.data && { count: fansWaiting(week.data.signups, featured.id), more: week.data.more }} />}
      <div className={styles.cols}>
        <Section title={t('artist.releases')} aside={releases.length > 0 && <Link className={styles.more} to={paths.products.to(artistId)}>{t('artist.allReleases', { number: formatNumber(locale, releases.length) + (complete ? '' : '+') })}</Link>}>
          {releases.length === 0 ? (
            <EmptyState title={t('products.emptyTitle')} action={create}>{t('products.emptyText')}</EmptyState>
          ) : (
            <Rows>{byNeed(releases, now, ownZone).filter(({ id }) => id !== featured?.id).slice(0, SHOWN).map((product) => <ReleaseRow key={product.id} product={product} now={now} />)}</Rows>
          )}
        </Section>
        <div className={styles.aside}>
          <FanPanel signups={signups} now={now} aside={signups && signups.length > 0 && <Link className={styles.more} to={paths.signups.to(artistId)}>{t('dashboard:fans.allFans')}</Link>} />
          <Suspense fallback={<Skeleton height={200} />}><ArtistPicture key={artist.id} artist={artist} /></Suspense>
          <Suspense fallback={<Skeleton height={140} />}><MedleyCard artistId={artist.id} /></Suspense>
          <Section title={t('artist.links')}>
            <Rows>
              <PublicAddress name={t('artist.fourtrack')} address={addresses.fourtrack(artist.customSlug)} opens={sync.siblingLink(`/${artist.customSlug}`) ?? undefined} />
              <PublicAddress name={t('artist.subdomain')} address={addresses.subdomain(artist.customSlug)} />
            </Rows>
          </Section>
        </div>
      </div>
      <Suspense>{making && <NewReleaseDialog artists={[artist]} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
