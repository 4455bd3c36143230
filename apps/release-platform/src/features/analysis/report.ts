import {
  attentionOf,
  CLIP_PARTS,
  countOf,
  dayOfLife,
  dayOf,
  METRICS,
  rowsOf,
  type Counts,
  type Dimension,
  type Metric,
  type RangeNumbers,
} from '@countin/domain/analytics';
import type { ReleaseMoment } from '@countin/domain/release';
import type { ShownMetric } from './analysis-address.ts';

/** A column of a table: a metric, an estimate, or the part of the cells that a breakdown has. */
export type ReportColumn = Metric | 'visitors' | 'clicks' | 'value' | 'share';

/** Numbers in a table, as the screen and the exported files show them. */
export interface ReportTable {
  readonly id: ReportId;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly { readonly key: string; readonly values: readonly number[] }[];
}

/** Breakdowns by what is known of the visit: views, clicks and signups. */
export const VISIT_TABLES = [
  'source',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'app',
  'country',
  'language',
  'device',
] as const satisfies readonly Dimension[];
/** Breakdowns of clicks alone. */
export const CLICK_TABLES = ['service', 'serviceCountry', 'button', 'share'] as const satisfies readonly Dimension[];

/** Steps from a view to a click on release day. */
export const FUNNEL_STEPS = ['views', 'formViews', 'formStarts', 'signups', 'confirmed', 'releaseClicks'] as const;

/** Tables of a report, in the order of the screen. */
export type ReportId =
  | 'total'
  | 'days'
  | 'before'
  | 'funnel'
  | 'pages'
  | 'artists'
  | (typeof VISIT_TABLES)[number]
  | (typeof CLICK_TABLES)[number]
  | 'clock'
  | 'clips'
  | `life ${string}`;

const DAY_COLUMNS = ['views', 'visitors', 'storeClicks', 'signups'] as const;

/** The value of a metric, or the estimated visitors. */
export const metricOf = (
  { counts, visitors }: { readonly counts: Counts; readonly visitors: number },
  metric: ShownMetric,
): number => (metric === 'visitors' ? visitors : countOf(counts, metric));

/** All tables of a range but those of single releases. */
export function reportOf(numbers: RangeNumbers, before: RangeNumbers | null): ReportTable[] {
  const { total, pages } = numbers;
  const days = (id: 'days' | 'before', { days: all }: RangeNumbers): ReportTable => ({
    id,
    columns: DAY_COLUMNS,
    rows: all.map((day) => ({ key: day.day, values: DAY_COLUMNS.map((metric) => metricOf(day, metric)) })),
  });
  const tables: ReportTable[] = [
    {
      id: 'total',
      columns: ['value'],
      rows: [
        { key: 'visitors', values: [total.visitors] },
        ...METRICS.map((metric) => ({ key: metric, values: [countOf(total.counts, metric)] })),
      ],
    },
    days('days', numbers),
    ...(before ? [days('before', before)] : []),
    {
      id: 'funnel',
      columns: ['value'],
      rows: FUNNEL_STEPS.map((step) => ({ key: step, values: [countOf(total.counts, step)] })),
    },
    {
      id: 'pages',
      columns: DAY_COLUMNS,
      rows: Object.entries(pages)
        .map(([key, page]) => ({ key, values: DAY_COLUMNS.map((metric) => metricOf(page, metric)) }))
        .sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0) || (a.key < b.key ? -1 : 1)),
    },
    ...VISIT_TABLES.map((id): ReportTable => ({
      id,
      columns: ['views', 'clicks', 'signups'],
      rows: rowsOf(total.tables[id]).map(([key, values]) => ({ key, values })),
    })),
    ...CLICK_TABLES.map((id): ReportTable => ({
      id,
      columns: ['clicks'],
      rows: rowsOf(total.tables[id]).map(([key, [, clicks]]) => ({ key, values: [clicks] })),
    })),
    clockTable(numbers),
    clipTable(numbers),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** Views and clicks by the hour of the day where the fan is. Hours of few people are together in the last row. */
function clockTable({ total }: RangeNumbers): ReportTable {
  const clock = total.tables.clock;
  if (!clock) return { id: 'clock', columns: ['views', 'clicks'], rows: [] };
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
  const other = Object.keys(clock).filter((key) => !hours.includes(key));
  return {
    id: 'clock',
    columns: ['views', 'clicks'],
    rows: [...hours, ...other].map((key) => {
      const [views = 0, clicks = 0] = clock[key] ?? [];
      return { key, values: [views, clicks] };
    }),
  };
}

/** Share of the listeners of each clip that were still there, by tenths: `{clip}:{tenth}`. */
function clipTable({ total }: RangeNumbers): ReportTable {
  const rows = clipsOf(total.tables.listen).flatMap((clip) =>
    (attentionOf(total.tables.listen, clip) ?? []).map((share, part) => ({ key: `${clip}:${part}`, values: [share] })),
  );
  return { id: 'clips', columns: ['share'], rows };
}

/** Ids of the clips with listeners, the most heard first. */
export function clipsOf(listen: RangeNumbers['total']['tables']['listen']): string[] {
  const listeners = new Map<string, number>();
  for (const [key, [, count]] of Object.entries(listen ?? {})) {
    const [clip, part] = [key.slice(0, key.lastIndexOf(':')), Number(key.slice(key.lastIndexOf(':') + 1))];
    if (clip && part <= CLIP_PARTS) listeners.set(clip, (listeners.get(clip) ?? 0) + count);
  }
  return [...listeners].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).map(([clip]) => clip);
}

/** Life of a release by day before and after its date; days to come are absent. */
export function lifeTable(
  productId: string,
  moment: Pick<ReleaseMoment, 'date'>,
  { days }: RangeNumbers,
  metric: ShownMetric,
  now: number,
): ReportTable {
  const today = dayOf(now);
  return {
    id: `life ${productId}`,
    columns: [metric],
    rows: days
      .filter(({ day }) => day <= today)
      .map((day) => ({ key: String(dayOfLife(moment, day.day)), values: [metricOf(day, metric)] })),
  };
}
