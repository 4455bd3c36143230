import { useDataAccess } from '@countin/data/access';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import {
  LABEL_RELEASE_STATES,
  labelNumbersOptions,
  labelReleasesOptions,
  rosterOptions,
  type ArtistNumbers,
} from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useUrlChoice } from '@countin/screen-kit/list';
import { screenLoader } from '@countin/screen-kit/loading';
import { EmptyState, PageHeader, Row, Rows, Section } from '@countin/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { usePublicAddresses } from '../../shell/navigation/public-addresses.ts';
import { AgreementsSection } from '../../shell/agreements/agreements-section.tsx';
import { ProfilePicture } from '../../shell/profiles/profile-picture.tsx';
import { PublicAddress } from '../../shell/profiles/public-address.tsx';
import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';
import { OverviewColumns } from '../../shell/overview/overview-columns.tsx';
import { PagedSection } from '../../shell/overview/paged-section.tsx';
import { LabelDrafts } from './label/label-drafts.tsx';
import { LabelFans } from './label/label-fans.tsx';
import { LabelReleases, LateReleases } from './label/label-releases.tsx';
import styles from './label-screen.module.css';

/** Starts to read the label's releases, which need its id only. */
export const loader = screenLoader(({ access, client, params: { labelId = '' }, query }) => {
  const asked = query.get('state');
  const state = LABEL_RELEASE_STATES.find((each) => each === asked) ?? LABEL_RELEASE_STATES[0];
  return client.prefetchInfiniteQuery(labelReleasesOptions(access, labelId, state));
});

/** A label: its releases, what they lack, who is on its roster, and where fans find it. */
export const Component = labelScreen('profile.read', LabelOverview);

function LabelOverview() {
  const { t } = useTranslation(['release-lists', 'releases', 'dashboard']);
  const label = useOwnLabel();
  const addresses = usePublicAddresses();
  const access = useDataAccess();
  const [state] = useUrlChoice('state', LABEL_RELEASE_STATES);
  // The first rows come before what is below them: to a slow network and to a slow processor.
  const enabled = useDeferredValue(!useInfiniteQuery(labelReleasesOptions(access, label.id, state)).isPending, false);
  const { data: numbers = [] } = useQuery({ ...labelNumbersOptions(access, label.id, label.artistIds), enabled });
  return (
    <>
      <PageHeader title={<bdi>{label.name}</bdi>} above={t('dashboard:profiles.label')} />
      <OverviewColumns wideRest>
        <LabelReleases label={label} />
        {enabled && <LateReleases label={label} />}
        <Roster label={label} numbers={numbers} enabled={enabled} />
        {enabled && <LabelDrafts label={label} />}
        {enabled && <AgreementsSection label={label} />}
        <LabelFans numbers={numbers} />
        <Section title={t('label.address')}>
          <Rows>
            <PublicAddress name={t('releases:artist.subdomain')} address={addresses.subdomain(label.customSlug)} />
          </Rows>
        </Section>
      </OverviewColumns>
    </>
  );
}

interface RosterProps {
  readonly label: LabelProfile;
  readonly numbers: readonly ArtistNumbers[];
  /** Whether to read it. */
  readonly enabled: boolean;
}

function Roster({ label, numbers, enabled }: RosterProps) {
  const { t } = useTranslation('release-lists');
  const query = useInfiniteQuery({ ...rosterOptions(useDataAccess(), label.artistIds), enabled });
  return (
    <PagedSection
      title={t('label.roster')}
      query={query}
      failed={t('label.rosterFailed')}
      more={t('label.more')}
      height={68}
    >
      <RosterRows artists={query.data?.pages.flat() ?? []} numbers={numbers} complete={!query.hasNextPage} />
    </PagedSection>
  );
}

interface RosterRowsProps extends Pick<RosterProps, 'numbers'> {
  readonly artists: readonly ArtistProfile[];
  /** Whether all pages are loaded. */
  readonly complete: boolean;
}

function RosterRows({ artists, numbers, complete }: RosterRowsProps) {
  const { t } = useTranslation('release-lists');
  if (artists.length > 0)
    return (
      <Rows>
        {artists.map((artist) => (
          <RosterRow key={artist.id} artist={artist} numbers={numbers.find(({ artistId }) => artistId === artist.id)} />
        ))}
      </Rows>
    );
  return complete && <EmptyState title={t('label.rosterEmptyTitle')}>{t('label.rosterEmptyText')}</EmptyState>;
}

interface RosterRowProps {
  readonly artist: ArtistProfile;
  /** Undefined if the artist shares none. */
  readonly numbers: ArtistNumbers | undefined;
}

/** One's own artist leads to its screen, another's to the page that everyone sees. */
function RosterRow({ artist, numbers }: RosterRowProps) {
  const locale = useLocale();
  const { t } = useTranslation(['release-lists', 'releases']);
  const { uid } = useSession();
  const { fourtrack } = usePublicAddresses();
  const sync = useAuthSync();
  const own = artist.createdBy === uid;
  const name = <bdi>{artist.name}</bdi>;
  return (
    <Row
      start={<ProfilePicture profile={artist} />}
      title={
        own ? (
          <Link to={paths.artist.to(artist.id)}>{name}</Link>
        ) : (
          <a href={sync.otherSiteLink(`/${artist.customSlug}`) ?? fourtrack(artist.customSlug)}>{name}</a>
        )
      }
      below={
        numbers
          ? t('label.numbers', {
              followers: formatNumber(locale, numbers.followers),
              waiting: formatNumber(locale, numbers.waiting),
            })
          : t(own ? 'label.own' : 'releases:artist.fourtrack')
      }
      end={own ? undefined : <ArrowUpRight aria-hidden className={styles.away} />}
    />
  );
}
