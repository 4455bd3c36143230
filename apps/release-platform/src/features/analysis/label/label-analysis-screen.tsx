import { useDataAccess } from '@countin/data/access';
import { labelAnalysisOptions, rosterArtistOptions, type LabelAnalysis } from '@countin/data/numbers';
import { useNow } from '@countin/screen-kit/hooks';
import { addDays, dayOf, previousRange, productOfPage, type DayRange } from '@countin/domain/numbers';
import { firstRead, screenLoader } from '@countin/screen-kit/loading';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { EmptyState, Hint, Section, SelectField } from '@countin/ui';
import { ShareTable } from '@countin/ui/charts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { labelScreen } from '../../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../../shell/profiles/own-label.tsx';
import { readAddress, type AnalysisAddress } from '../analysis-address.ts';
import { AnalysisReport } from '../analysis-report.tsx';
import { annotationsOf } from '../annotations.ts';
import { LiveSection } from '../sections/live-section.tsx';
import type { ReportTable } from '../report.ts';
import { SummarySection } from '../summary-section.tsx';
import { useFormatValue } from '../use-format-value.ts';
import { useAnalysisAddress } from '../use-analysis-address.ts';
import { useNames, type Names } from '../use-names.ts';
import type { ReadNumbers } from '../use-range-pair.ts';
import { useReleaseLives } from '../use-release-lives.ts';
import styles from '../analysis.module.css';

const MINUTE = 60_000;
const NO_CLIPS: ReadonlyMap<string, string> = new Map();
/** Shows the label's own pages, and no artist's. */
const OWN = 'label';

/** Starts to load the numbers of the range in the address. */
export const loader = screenLoader(({ access, client, params: { labelId = '' }, query }) => {
  const address = readAddress(query, Date.now());
  const { of, range } = shownOf(address, Date.now());
  return firstRead(client, labelAnalysisOptions(access, labelId, { of, range }));
});

/** Analysis of visits to the pages of a label and of its roster, as far as each artist shares it. */
export const Component = labelScreen('numbers.read', LabelAnalysisScreen);

/** The whole roster is read from days that are over. */
function shownOf(
  { of, range }: AnalysisAddress,
  now: number,
): { readonly of: string | null; readonly range: DayRange } {
  const last = addDays(dayOf(now), -1);
  if (of !== null || range.to <= last) return { of, range };
  return { of, range: { from: range.from < last ? range.from : last, to: last } };
}

function LabelAnalysisScreen() {
  const { t } = useTranslation('analysis');
  const label = useOwnLabel();
  const now = useNow(MINUTE);
  const [address, change] = useAnalysisAddress(now);
  const { of } = address;
  const { data, pair, read } = useLabelNumbers(label.id, address, now);
  const roster = useRosterNames(label.id, data, address, now);
  const releases = data.releases.map((release) => ({ ...release, storeLinks: [] }));
  const names = useNames({ releases, clips: NO_CLIPS, now, artists: roster.names });
  const lives = useReleaseLives({ read, isKnown: true, releases, address, now });
  const artists = artistTable(data);
  return (
    <AnalysisReport
      title={t('title')}
      lead={t(of === null ? 'label.lead' : 'lead')}
      pair={pair}
      address={{ ...address, range: pair.numbers.range, page: null }}
      onChange={change}
      now={now}
      names={names}
      annotations={annotationsOf(releases, [], pair.numbers.range)}
      lives={lives}
      pages={null}
      subject={{ labelId: label.id, label: label.name, artistId: of === OWN ? null : of }}
      fileName={label.customSlug}
      further={of === null ? [artists] : []}
      tools={
        <SelectField
          label={t('label.of')}
          value={of ?? ''}
          onChange={({ target }) => change({ of: target.value || null, life: null, with: null })}
        >
          <option value="">{t('label.roster')}</option>
          <option value={OWN}>{t('label.own')}</option>
          {roster.shared.map(({ artistId, name }) => (
            <option key={artistId} value={artistId}>
              {name}
            </option>
          ))}
        </SelectField>
      }
      empty={<EmptyState title={t('emptyTitle')}>{t('label.empty')}</EmptyState>}
      above={
        <>
          {of === OWN && <LiveSection subject={{ kind: 'label', id: label.id }} names={names} now={now} />}
          {of === null && <RosterSection table={artists} names={names} />}
        </>
      }
      below={
        <>
          {roster.withheld.length > 0 && <WithheldArtists labelId={label.id} artists={roster.withheld} />}
          <SummarySection kind="label" profileId={label.id} now={now} />
        </>
      }
    />
  );
}

/** Reads the numbers of what is shown, those of the days before, and those of a release's life. */
function useLabelNumbers(labelId: string, address: AnalysisAddress, now: number) {
  const access = useDataAccess();
  const { of, range } = shownOf(address, now);
  const { data } = useSuspenseQuery(labelAnalysisOptions(access, labelId, { of, range }));
  const before = useQuery({
    ...labelAnalysisOptions(access, labelId, { of, range: previousRange(range) }),
    enabled: address.compares,
  });
  // Only releases of artists have a life, and those are of an artist who shares them.
  const read: ReadNumbers = (requested, page) => {
    const artistId = data.releases.find(({ id }) => page !== null && id === productOfPage(page))?.artistId ?? '';
    return rosterArtistOptions(access, { labelId, artistId }, requested, page);
  };
  const pair = {
    numbers: data.numbers,
    before: (address.compares && before.data?.numbers) || null,
    isPending: address.compares && before.isPending && !before.error,
    error: before.error,
    retry: () => void before.refetch(),
  };
  return { data, pair, read };
}

/** Artists of the roster by what they share. The answer for one artist or the label's pages lacks that. */
function useRosterNames(labelId: string, shown: LabelAnalysis, address: AnalysisAddress, now: number) {
  const { range } = shownOf({ ...address, of: null }, now);
  const { data } = useQuery({
    ...labelAnalysisOptions(useDataAccess(), labelId, { of: null, range: { from: range.to, to: range.to } }),
    enabled: address.of !== null,
  });
  const { artists, withheld } = address.of === null ? shown : (data ?? shown);
  const shared = [...artists].sort((a, b) => a.name.localeCompare(b.name));
  return { shared, withheld, names: new Map(artists.map(({ artistId, name }) => [artistId, name])) };
}

const COLUMNS = ['views', 'visitors', 'storeClicks', 'signups'] as const;

function artistTable({ artists }: LabelAnalysis): ReportTable {
  return {
    id: 'artists',
    columns: COLUMNS,
    rows: [...artists]
      .sort((a, b) => b.views - a.views || a.name.localeCompare(b.name))
      .map((artist) => ({ key: artist.artistId, values: COLUMNS.map((column) => artist[column]) })),
  };
}

interface RosterSectionProps {
  readonly table: ReportTable;
  readonly names: Names;
}

/** The artists who share their numbers, the most visited first. */
function RosterSection({ table, names }: RosterSectionProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const format = useFormatValue();
  if (table.rows.length === 0) return null;
  return (
    <Section title={names.tableName('artists')}>
      <ShareTable
        label={names.tableName('artists')}
        headings={[t('axis.entry'), ...table.columns.map(names.columnName)]}
        rows={table.rows.map(({ key, values }) => ({ key, name: <bdi>{names.rowName('artists', key)}</bdi>, values }))}
        format={format}
        showAll={t('showAll', { number: formatNumber(locale, table.rows.length) })}
      />
    </Section>
  );
}

interface WithheldArtistsProps {
  readonly labelId: string;
  readonly artists: LabelAnalysis['withheld'];
}

/** Artists of the roster who are in none of the numbers. */
function WithheldArtists({ labelId, artists }: WithheldArtistsProps) {
  const { t } = useTranslation('analysis');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  return (
    <Section title={t('label.withheld')}>
      <p className={styles.withheld}>
        <bdi>{list.format(artists.map(({ name }) => name))}</bdi>
      </p>
      <Hint>
        {t('label.withheldHint')} <Link to={paths.label.to(labelId)}>{t('label.agreements')}</Link>
      </Hint>
    </Section>
  );
}
