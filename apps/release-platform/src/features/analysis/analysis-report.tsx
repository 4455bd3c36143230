import { remarkableOf, type RangeNumbers } from '@countin/domain/numbers';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { PageHeader } from '@countin/ui';
import { useMemo, type ReactNode } from 'react';
import type { AddressChange, AnalysisAddress } from './analysis-address.ts';
import type { Annotation } from './annotations.ts';
import { AllCounts, Breakdowns } from './sections/breakdowns.tsx';
import { DaysSection } from './sections/days-section.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { FunnelSection } from './sections/funnel-section.tsx';
import { LifeSection } from './sections/life-section.tsx';
import { ClipsSection, ClockSection } from './sections/more-charts.tsx';
import { RangeTools } from './range-tools.tsx';
import { RemarkableSentence } from './sections/remarkable-sentence.tsx';
import type { ReportSubject } from './report-files.ts';
import { isEmptyRange, metricOf, reportOf, type ReportTable } from './report.ts';
import { TotalFigures } from './sections/total-figures.tsx';
import type { Names } from './use-names.ts';
import type { RangePair } from './use-range-pair.ts';
import type { ReleaseLives } from './use-release-lives.ts';
import styles from './analysis.module.css';

interface AnalysisReportProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly pair: RangePair;
  readonly address: AnalysisAddress;
  readonly onChange: (change: AddressChange) => void;
  readonly now: number;
  readonly names: Names;
  readonly annotations: readonly Annotation[];
  readonly lives: ReleaseLives;
  /** Keys of pages that can be shown alone; null where none can. */
  readonly pages: readonly string[] | null;
  /** Subject of the exported files, and their name without ending. */
  readonly subject: Omit<ReportSubject, 'range' | 'page'>;
  readonly fileName: string;
  /** Further tables, which are exported too. */
  readonly further?: readonly ReportTable[];
  /** Said where nothing was counted on these days. */
  readonly empty: ReactNode;
  /** Further choices beside those of days and page. */
  readonly tools?: ReactNode;
  /** Below the choices, also where nothing was counted. */
  readonly above?: ReactNode;
  /** At the end, also where nothing was counted. */
  readonly below?: ReactNode;
}

/** The numbers of a range with all that explains them, whosever they are. */
export function AnalysisReport(props: AnalysisReportProps) {
  const { pair, address, onChange, now, names, annotations, lives } = props;
  const { numbers, before } = pair;
  const report = useMemo(() => reportOf(numbers, before), [numbers, before]);
  const isEmpty = isEmptyRange(numbers);
  return (
    <div className={styles.screen}>
      <ReportHeader {...props} report={report} isEmpty={isEmpty} />
      {isEmpty ? (
        props.empty
      ) : (
        <RangeParts
          numbers={numbers}
          before={before}
          report={report}
          {...{ address, onChange, now, names, annotations }}
        >
          {props.above}
        </RangeParts>
      )}
      {isEmpty && props.above}
      <LifeSection lives={lives} metric={address.metric} names={names} onChange={onChange} />
      {!isEmpty && <AllCounts tables={report} names={names} />}
      {props.below}
    </div>
  );
}

interface ReportHeaderProps extends AnalysisReportProps {
  readonly report: readonly ReportTable[];
  readonly isEmpty: boolean;
}

/** Title, export and choices. */
function ReportHeader({ report, isEmpty, pair, address, names, lives, further = [], ...props }: ReportHeaderProps) {
  const { from, to } = pair.numbers.range;
  return (
    <>
      <PageHeader
        title={props.title}
        below={props.lead}
        actions={
          !isEmpty && (
            <ExportButtons
              tables={[...report, ...further, ...lives.tables]}
              isComplete={!pair.isPending && !lives.isPending}
              annotations={props.annotations}
              subject={{ ...props.subject, range: pair.numbers.range, page: address.page }}
              names={names}
              fileName={`${props.fileName}-${from}-${to}`}
            />
          )
        }
      />
      <RangeTools
        key={`${address.range.from} ${address.range.to}`}
        address={address}
        onChange={props.onChange}
        pages={props.pages?.map((key) => [key, names.rowName('pages', key)]) ?? null}
        now={props.now}
      >
        {props.tools}
      </RangeTools>
      {pair.error && <LoadErrorNotice error={pair.error} onRetry={pair.retry} />}
    </>
  );
}

interface RangePartsProps extends Pick<AnalysisReportProps, 'address' | 'onChange' | 'now' | 'names' | 'annotations'> {
  readonly numbers: RangeNumbers;
  readonly before: RangeNumbers | null;
  readonly report: readonly ReportTable[];
  readonly children: ReactNode;
}

/** Report of a range with counts. */
function RangeParts({
  numbers,
  before,
  report,
  address,
  onChange,
  now,
  names,
  annotations,
  children,
}: RangePartsProps) {
  const tableOf = (id: ReportTable['id']) => report.find((table) => table.id === id);
  return (
    <>
      {metricOf(numbers.total, 'views') !== null && (
        <RemarkableSentence fact={remarkableOf(numbers, before, now)} names={names} />
      )}
      <TotalFigures numbers={numbers} before={before} now={now} />
      {children}
      <DaysSection
        numbers={numbers}
        before={before}
        metric={address.metric}
        annotations={annotations}
        names={names}
        onMetric={(metric) => onChange({ show: metric === 'views' ? null : metric })}
      />
      <FunnelSection numbers={numbers} names={names} />
      <Breakdowns tables={report} names={names} />
      <ClockSection table={tableOf('clock')} names={names} />
      <ClipsSection table={tableOf('clips')} names={names} numbers={numbers} />
    </>
  );
}
