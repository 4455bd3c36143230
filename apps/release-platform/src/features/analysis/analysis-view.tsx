import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import { numbersOptions } from '@countin/data/numbers';
import { usePermissions } from '@countin/data/permissions';
import { previousRange, releasePageKey, remarkableOf, type RangeNumbers } from '@countin/domain/analytics';
import type { ArtistProfile } from '@countin/domain/profile';
import { useNow } from '@countin/screen-kit/hooks';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, buttonClass, EmptyState, PageHeader } from '@countin/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import type { AnalysisAddress } from './analysis-address.ts';
import { annotationsOf } from './annotations.ts';
import { AllCounts, Breakdowns } from './breakdowns.tsx';
import { DaysSection } from './days-section.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { FunnelSection } from './funnel-section.tsx';
import { LifeSection, useReleaseLives } from './life-section.tsx';
import { ClipsSection, ClockSection } from './more-charts.tsx';
import { RangeTools } from './range-tools.tsx';
import { RemarkableSentence } from './remarkable-sentence.tsx';
import { reportOf } from './report.ts';
import { TotalFigures } from './total-figures.tsx';
import { useAnalysisAddress } from './use-analysis-address.ts';
import { useNames } from './use-names.ts';
import { useReleasesOfArtist, type KnownRelease } from './use-releases-of-artist.ts';
import styles from './analysis.module.css';

const MINUTE = 60_000;

/** The numbers of an artist's public pages. */
export function AnalysisView() {
  const { t } = useTranslation('analysis');
  const artist = useOwnArtist();
  const now = useNow(MINUTE);
  const [address, change] = useAnalysisAddress(now);
  const { numbers, before, error, retry } = useNumbers(artist.id, address);
  const { releases, campaigns } = useReleasesOfArtist(artist);
  const names = useNames({ releases, clips: useClipTitles(artist), now });
  const lives = useReleaseLives({ artistId: artist.id, releases, address, now });
  const annotations = annotationsOf(releases, campaigns, address.range);
  const report = useMemo(() => reportOf(numbers, before), [numbers, before]);
  const isEmpty = Object.keys(numbers.total.counts).length === 0;
  const tables = [...report, ...lives.tables];
  const { from, to } = address.range;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('title')}
        below={t('lead')}
        actions={
          !isEmpty && (
            <ExportButtons
              tables={tables}
              annotations={annotations}
              subject={{ artistId: artist.id, artist: artist.name, range: address.range, page: address.page }}
              names={names}
              fileName={`${artist.customSlug}-${from}-${to}`}
            />
          )
        }
      />
      <RangeTools
        key={`${from} ${to}`}
        address={address}
        onChange={change}
        pages={pagesOf(numbers, releases, address.page).map((key) => [key, names.rowName('pages', key)])}
        now={now}
      />
      {error && <LoadErrorNotice error={error} onRetry={retry} />}
      {isEmpty ? (
        <NoNumbers
          artistId={artist.id}
          address={address}
          onLonger={() => change({ days: '365', from: null, to: null })}
        />
      ) : (
        <>
          <RemarkableSentence fact={remarkableOf(numbers, before, now)} names={names} />
          <TotalFigures numbers={numbers} before={before} />
          <DaysSection
            numbers={numbers}
            before={before}
            metric={address.metric}
            annotations={annotations}
            names={names}
            onMetric={(metric) => change({ show: metric === 'views' ? null : metric })}
          />
          <FunnelSection numbers={numbers} names={names} />
          <Breakdowns tables={report} names={names} />
          <ClockSection table={report.find(({ id }) => id === 'clock')} names={names} />
          <ClipsSection table={report.find(({ id }) => id === 'clips')} names={names} numbers={numbers} />
        </>
      )}
      <LifeSection lives={lives} metric={address.metric} names={names} onChange={change} />
      {!isEmpty && <AllCounts tables={report} names={names} />}
    </div>
  );
}

/** The numbers of the range, and those of as many days before, which are shown once they are there. */
function useNumbers(artistId: string, { range, page, compares }: AnalysisAddress) {
  const access = useDataAccess();
  const subject = { kind: 'artist', id: artistId } as const;
  const { data: numbers } = useSuspenseQuery(numbersOptions(access, subject, range, page));
  const before = useQuery({ ...numbersOptions(access, subject, previousRange(range), page), enabled: compares });
  return {
    numbers,
    before: (compares && before.data) || null,
    error: before.error,
    retry: () => void before.refetch(),
  };
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
