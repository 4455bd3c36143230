import { useDataAccess } from '@countin/data/access';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useSession } from '@countin/data/session';
import { fanWeekOptions } from '@countin/data/signups';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { lazyImport } from '@countin/deployment-recovery';
import { screen } from '@countin/screen-kit/loading';
import { Button, EmptyState, PageHeader, Rows, Section, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../shell/overview/more-link.tsx';
import { OverviewColumns } from '../../shell/overview/overview-columns.tsx';
import { NextReleasePanel } from '../../shell/releases/next-release-panel.tsx';
import { featuredRelease } from '../../shell/releases/next-release.ts';
import { byNeed } from '../../shell/releases/release-order.ts';
import { useNow } from '../../shell/hooks/use-now.ts';
import { FanPanel } from '../../shell/fans/fan-panel.tsx';
import { fansWaiting } from '../../shell/fans/fan-week.ts';
import { paths } from '../../paths/paths.ts';
import { usePublicAddresses } from '../../shell/navigation/public-addresses.ts';
import { ownZone } from '../../shell/hooks/own-zone.ts';
import { PublicAddress } from '../../shell/profiles/public-address.tsx';
import { ReleaseRow } from '../../shell/releases/release-row.tsx';
import { useSuspenseReleases } from '../../shell/releases/use-releases.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';

const MedleyCard = lazy(lazyImport(() => import('./medley-card.tsx')));
const NewReleaseDialog = lazy(lazyImport(() => import('../../shell/new-release/new-release-dialog.tsx')));
const PAGES = 2;
const SHOWN = 6;
const MINUTE = 60_000;

/** One artist: what comes next, who is waiting, where fans find them. */
export const Component = screen(ArtistScreen);

function ArtistScreen() {
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
  const { releases, complete } = useSuspenseReleases(uid, { artistId, pages: PAGES });
  const week = useQuery(fanWeekOptions(access, artistId));

  const featured = featuredRelease(releases, now, ownZone);
  const create = (
    <Button variant={releases.length > 0 ? 'solid' : 'primary'} onClick={() => setMaking(true)}>
      {t('new.action')}
    </Button>
  );
  const others = byNeed(releases, now, ownZone).filter(({ id }) => id !== featured?.id);
  const signups = week.data ? week.data.signups : week.isError ? null : undefined;
  return (
    <>
      <PageHeader
        title={<bdi>{artist.name}</bdi>}
        above={t('dashboard:profiles.artist')}
        actions={releases.length > 0 && create}
      />
      {featured && (
        <NextReleasePanel
          product={featured}
          fans={week.data && { count: fansWaiting(week.data.signups, featured.id), more: week.data.more }}
        />
      )}
      <OverviewColumns>
        {(releases.length === 0 || others.length > 0) && (
          <Section
            title={t('artist.releases')}
            aside={
              releases.length > 0 && (
                <MoreLink to={paths.products.to(artistId)}>
                  {t('artist.allReleases', { number: formatNumber(locale, releases.length) + (complete ? '' : '+') })}
                </MoreLink>
              )
            }
          >
            {releases.length === 0 ? (
              <EmptyState title={t('products.emptyTitle')} action={create}>
                {t('products.emptyText')}
              </EmptyState>
            ) : (
              <Rows>
                {others.slice(0, SHOWN).map((product) => (
                  <ReleaseRow key={product.id} product={product} now={now} />
                ))}
              </Rows>
            )}
          </Section>
        )}
        <FanPanel
          signups={signups}
          now={now}
          aside={
            signups &&
            signups.length > 0 && <MoreLink to={paths.signups.to(artistId)}>{t('dashboard:fans.allFans')}</MoreLink>
          }
        />
        <Suspense fallback={<Skeleton height={140} />}>
          <MedleyCard artistId={artist.id} />
        </Suspense>
        <Section title={t('artist.links')}>
          <Rows>
            <PublicAddress
              name={t('artist.fourtrack')}
              address={addresses.fourtrack(artist.customSlug)}
              opens={sync.otherSiteLink(`/${artist.customSlug}`) ?? undefined}
            />
            <PublicAddress name={t('artist.subdomain')} address={addresses.subdomain(artist.customSlug)} />
          </Rows>
        </Section>
      </OverviewColumns>
      <Suspense>{making && <NewReleaseDialog artists={[artist]} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
