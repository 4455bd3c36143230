import { useDataAccess } from '@countin/data/access';
import { myArtistsOptions, myLabelsOptions } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { fanWeekOptions } from '@countin/data/signups';
import { userOptions } from '@countin/data/users';
import { errorCodeOf } from '@countin/domain';
import { lazyImport } from '@countin/deployment-recovery';
import type { ProfileKind } from '@countin/slug-form';
import { Button, EmptyState, Notice, Rows, Section } from '@countin/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ScreenSkeleton } from '@countin/screen-kit/loading';
import { FirstSteps } from './first-steps.tsx';
import { GreetingHeader } from './greeting-header.tsx';
import { greetingFor } from './greeting.ts';
import { NextReleasePanel } from '../../shell/releases/next-release-panel.tsx';
import { featuredRelease } from '../../shell/releases/next-release.ts';
import { byNeed } from '../../shell/releases/release-order.ts';
import { ProfileList } from './profile-list.tsx';
import { refetchFailed } from '../../shell/errors/refetch-failed.ts';
import { useNow } from '../../shell/hooks/use-now.ts';
import { FanPanel } from '../../shell/fans/fan-panel.tsx';
import { fansWaiting } from '../../shell/fans/fan-week.ts';
import { paths } from '../../shell/navigation/paths.ts';
import { ownZone } from '../../shell/hooks/own-zone.ts';
import { ReleaseRow } from '../../shell/releases/release-row.tsx';
import { useReleases } from '../../shell/releases/use-releases.ts';
import styles from '../../shell/releases/overview.module.css';

const ProfileDialog = lazy(lazyImport(() => import('./profile-dialog.tsx')));
const NewReleaseDialog = lazy(lazyImport(() => import('../../shell/new-release/new-release-dialog.tsx')));

/** Pages of releases that the dashboard looks at. */
const PAGES = 3;
const SHOWN = 6;
const MINUTE = 60_000;

/** What needs me today. */
export function Component() {
  const { t } = useTranslation(['dashboard', 'common']);
  const locale = useLocale();
  const errorText = useErrorText();
  const access = useDataAccess();
  const { uid } = useSession();
  const now = useNow(MINUTE);
  const [making, setMaking] = useState<ProfileKind | 'release' | null>(null);
  const user = useQuery(userOptions(access, uid));
  const artists = useQuery(myArtistsOptions(access, uid));
  const labels = useQuery(myLabelsOptions(access, uid));
  const own = useReleases(uid, { pages: PAGES });
  const { releases, complete } = own;
  const artistList = artists.data ?? [];
  const weeks = useQueries({ queries: artistList.map((artist) => fanWeekOptions(access, artist.id)) });

  if (own.isPending || artists.isPending || labels.isPending) return <ScreenSkeleton />;
  const queries = [own, artists, labels, user, ...weeks];
  const fault = queries.find(({ error }) => error)?.error;
  const nameOf = (artistId: string) =>
    artistList.length > 1 ? artistList.find((artist) => artist.id === artistId)?.name : undefined;
  const featured = featuredRelease(releases, now, ownZone);
  const read = weeks.map((week) => week.data);
  const signups = read.every((week) => week !== undefined)
    ? read.flatMap((week) => week.signups).sort((a, b) => b.createdAt - a.createdAt)
    : weeks.some((week) => week.isError && !week.data)
      ? null
      : undefined;
  const week = featured ? weeks[artistList.findIndex((artist) => artist.id === featured.artistId)]?.data : undefined;
  const [onlyArtist] = artistList;
  const nothingYet = artistList.length === 0 && labels.data?.length === 0;
  const firstName = user.data?.displayName.split(' ')[0] ?? '';
  const others = byNeed(releases, now, ownZone).filter(({ id }) => id !== featured?.id);

  return (
    <>
      <GreetingHeader
        greeting={greetingFor(releases, now, ownZone)}
        name={firstName}
        actions={
          artistList.length > 0 && (
            <Button look="filled" onClick={() => setMaking('release')}>
              {t('newRelease')}
            </Button>
          )
        }
      />
      {fault && (
        <Notice
          tone="danger"
          title={errorText(errorCodeOf(fault))}
          action={
            <Button size="small" onClick={() => refetchFailed(queries)}>
              {t('common:tryAgain')}
            </Button>
          }
        />
      )}
      {featured && (
        <NextReleasePanel
          product={featured}
          artistName={nameOf(featured.artistId)}
          fans={week && { count: fansWaiting(week.signups, featured.id), more: week.more }}
        />
      )}
      {nothingYet && <FirstSteps onStart={setMaking} />}
      <div className={styles.cols} hidden={nothingYet}>
        {artistList.length > 0 && (releases.length === 0 || others.length > 0) && (
          <Section
            title={t('releases.title')}
            aside={
              releases.length > SHOWN && (
                <Link className={styles.more} to={paths.collection.to()}>
                  {t('releases.all', { number: formatNumber(locale, releases.length) + (complete ? '' : '+') })}
                </Link>
              )
            }
          >
            {releases.length === 0 ? (
              <EmptyState
                title={t('releases.emptyTitle')}
                action={<Button onClick={() => setMaking('release')}>{t('newRelease')}</Button>}
              >
                {t('releases.emptyText')}
              </EmptyState>
            ) : (
              <Rows>
                {others.slice(0, SHOWN).map((product) => (
                  <ReleaseRow key={product.id} product={product} now={now} artistName={nameOf(product.artistId)} />
                ))}
              </Rows>
            )}
          </Section>
        )}
        {releases.length > 0 && (
          <FanPanel
            signups={signups}
            now={now}
            aside={
              artistList.length === 1 && onlyArtist && signups?.length ? (
                <Link className={styles.more} to={paths.signups.to(onlyArtist.id)}>
                  {t('fans.allFans')}
                </Link>
              ) : null
            }
          />
        )}
        <ProfileList artists={artistList} labels={labels.data ?? []} onCreate={setMaking} />
      </div>
      <Suspense>
        {(making === 'artist' || making === 'label') && <ProfileDialog kind={making} onClose={() => setMaking(null)} />}
        {making === 'release' && <NewReleaseDialog artists={artistList} onClose={() => setMaking(null)} />}
      </Suspense>
    </>
  );
}
