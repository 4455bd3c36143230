import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import { numbersOptions } from '@countin/data/numbers';
import { usePermissions } from '@countin/data/permissions';
import { releasePageKey, type RangeNumbers } from '@countin/domain/numbers';
import type { ArtistProfile } from '@countin/domain/profile';
import { useNow } from '@countin/screen-kit/hooks';
import { Button, buttonClass, EmptyState } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import type { AnalysisAddress } from './analysis-address.ts';
import { AnalysisReport } from './analysis-report.tsx';
import { annotationsOf } from './annotations.ts';
import { LiveSection } from './sections/live-section.tsx';
import { ShareSection } from './shared/share-section.tsx';
import { SummarySection } from './summary-section.tsx';
import { useAnalysisAddress } from './use-analysis-address.ts';
import { useNames } from './use-names.ts';
import { useRangePair, type ReadNumbers } from './use-range-pair.ts';
import { useReleaseLives } from './use-release-lives.ts';
import { useReleasesOfArtist, type KnownRelease } from './use-releases-of-artist.ts';

const MINUTE = 60_000;

/** The numbers of an artist's public pages. */
export function AnalysisView() {
  const { t } = useTranslation('analysis');
  const artist = useOwnArtist();
  const { may } = usePermissions('artist', artist);
  const access = useDataAccess();
  const now = useNow(MINUTE);
  const [address, change] = useAnalysisAddress(now);
  const subject = { kind: 'artist', id: artist.id } as const;
  const read: ReadNumbers = (range, page) => numbersOptions(access, subject, range, page);
  const pair = useRangePair(read, address);
  const { releases, campaigns, isKnown } = useReleasesOfArtist(artist);
  const names = useNames({ releases, clips: useClipTitles(artist), now });
  const lives = useReleaseLives({ read, isKnown, releases, address, now });
  return (
    <AnalysisReport
      title={t('title')}
      lead={t('lead')}
      pair={pair}
      address={address}
      onChange={change}
      now={now}
      names={names}
      annotations={annotationsOf(releases, campaigns, address.range)}
      lives={lives}
      pages={pagesOf(pair.numbers, releases, address.page)}
      subject={{ artistId: artist.id, artist: artist.name }}
      fileName={artist.customSlug}
      empty={
        <NoNumbers
          artistId={artist.id}
          address={address}
          onLonger={() => change({ days: '365', from: null, to: null })}
        />
      }
      above={<LiveSection subject={subject} names={names} now={now} />}
      below={
        <>
          <SummarySection kind="artist" profileId={artist.id} now={now} />
          {may('numbers.share') && <ShareSection artistId={artist.id} now={now} />}
        </>
      }
    />
  );
}

/** Titles of the medley's clips, for those who may read it. */
function useClipTitles(artist: ArtistProfile): ReadonlyMap<string, string> {
  const { may } = usePermissions('artist', artist);
  const { data } = useQuery({ ...medleyOptions(useDataAccess(), artist.id), enabled: may('medley.read') });
  return useMemo(() => new Map(data?.medley.slots.map(({ clipId, title }) => [clipId, title])), [data]);
}

/** Pages with numbers, those of known releases, and the one that is shown. */
function pagesOf(numbers: RangeNumbers, releases: readonly KnownRelease[], page: string | null): string[] {
  const known = ['artist', 'medley', ...releases.map(({ id }) => releasePageKey(id))];
  return [...new Set([...known, ...Object.keys(numbers.pages), ...(page === null ? [] : [page])])];
}

interface NoNumbersProps {
  readonly artistId: string;
  readonly address: AnalysisAddress;
  readonly onLonger: () => void;
}

/** Nothing was counted: on these days, or at all. */
function NoNumbers({ artistId, address, onLonger }: NoNumbersProps) {
  const { t } = useTranslation('analysis');
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        address.preset === '365' ? (
          <Link to={paths.products.to(artistId)} className={buttonClass()}>
            {t('toReleases')}
          </Link>
        ) : (
          <Button onClick={onLonger}>{t('showLonger')}</Button>
        )
      }
    >
      {t('empty')}
    </EmptyState>
  );
}
