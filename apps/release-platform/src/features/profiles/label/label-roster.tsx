import type { ListedAgreement } from '@countin/data/agreements';
import { useDataAccess } from '@countin/data/access';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { usePermissions } from '@countin/data/permissions';
import { rosterOptions, type ArtistNumbers } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { artistPath } from '@countin/domain/urls';
import { formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { EmptyState, Row, Rows } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { OfferButton, useAgreementText, useRosterAgreements, type RosterAgreements } from './roster-agreement.tsx';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import { PagedSection } from '../../../shell/overview/paged-section.tsx';
import { ProfilePicture } from '../../../shell/profiles/profile-picture.tsx';
import styles from './label-roster.module.css';

interface RosterProps {
  readonly label: LabelProfile;
  readonly numbers: readonly ArtistNumbers[];
  /** Whether to read it. */
  readonly enabled: boolean;
}

/** Artists of the label, each with what the label may do, or an offer where there is no agreement. */
export function LabelRoster({ label, numbers, enabled }: RosterProps) {
  const { t } = useTranslation('release-lists');
  const query = useInfiniteQuery({ ...rosterOptions(useDataAccess(), label.artistIds), enabled });
  const agreements = useRosterAgreements(label, enabled);
  return (
    <PagedSection
      title={t('label.roster')}
      query={query}
      failed={t('label.rosterFailed')}
      more={t('label.more')}
      height={68}
    >
      <RosterRows
        label={label}
        artists={query.data?.pages.flat() ?? []}
        numbers={numbers}
        agreements={agreements}
        complete={!query.hasNextPage}
      />
    </PagedSection>
  );
}

interface RosterRowsProps extends Pick<RosterProps, 'label' | 'numbers'> {
  readonly artists: readonly ArtistProfile[];
  readonly agreements: RosterAgreements;
  /** Whether all pages are loaded. */
  readonly complete: boolean;
}

function RosterRows({ label, artists, numbers, agreements, complete }: RosterRowsProps) {
  const { t } = useTranslation('release-lists');
  if (artists.length > 0)
    return (
      <Rows>
        {artists.map((artist) => (
          <RosterRow
            key={artist.id}
            label={label}
            artist={artist}
            numbers={numbers.find(({ artistId }) => artistId === artist.id)}
            agreements={agreements}
          />
        ))}
      </Rows>
    );
  return complete && <EmptyState title={t('label.rosterEmptyTitle')}>{t('label.rosterEmptyText')}</EmptyState>;
}

interface RosterRowProps extends Pick<RosterRowsProps, 'label' | 'agreements'> {
  readonly artist: ArtistProfile;
  /** Undefined if the artist shares none. */
  readonly numbers: ArtistNumbers | undefined;
}

/** An artist that the reader may open leads to its screens, another to the page that everyone sees. */
function RosterRow({ label, artist, numbers, agreements }: RosterRowProps) {
  const { fourtrack } = usePublicAddresses();
  const sync = useAuthSync();
  const { may } = usePermissions('artist', artist);
  const opens = may('release.read');
  const agreement = agreements.of(artist.id);
  const facts = useRosterFacts(artist, numbers, agreement);
  const name = <bdi>{artist.name}</bdi>;
  return (
    <Row
      start={<ProfilePicture profile={artist} />}
      title={
        opens ? (
          <Link to={paths.artist.to(artist.id)}>{name}</Link>
        ) : (
          <a href={sync.otherSiteLink(artistPath(artist.customSlug)) ?? fourtrack(artist.customSlug)}>{name}</a>
        )
      }
      below={facts}
      end={
        <>
          {agreement === null && agreements.manages && <OfferButton label={label} artist={artist} />}
          {!opens && <ArrowUpRight aria-hidden className={styles.away} />}
        </>
      }
    />
  );
}

function useRosterFacts(
  artist: ArtistProfile,
  numbers: ArtistNumbers | undefined,
  agreement: ListedAgreement | null | undefined,
): string {
  const { t } = useTranslation(['release-lists', 'releases']);
  const locale = useLocale();
  const { uid } = useSession();
  const agreementText = useAgreementText();
  const counted =
    numbers &&
    t('label.numbers', {
      followers: formatNumber(locale, numbers.followers),
      waiting: formatNumber(locale, numbers.waiting),
    });
  const facts = [
    artist.createdBy === uid ? t('label.own') : null,
    agreement === undefined || (agreement?.state === 'in-force' && counted) ? null : agreementText(artist, agreement),
    counted,
  ];
  return joinFacts(facts) || t('releases:artist.fourtrack');
}
