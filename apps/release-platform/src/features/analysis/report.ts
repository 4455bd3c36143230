import {
  attentionOf,
  CLIP_PARTS,
  countOf,
  dayOfLife,
  dayOf,
  METRICS,
  rowsOf,
  type Cell,
  type Dimension,
  type Metric,
  type RangeNumbers,
  type ShownFigures,
} from '@countin/domain/numbers';
import type { ReleaseMoment } from '@countin/domain/release';
import type { ShownMetric } from './analysis-address.ts';

/** A column of a table: a metric, an estimate, or the part of the cells that a breakdown has. */
export type ReportColumn = Metric | 'visitors' | 'clicks' | 'value' | 'share';

/** A number; null where it is left out as that of too few people. */
export type ReportValue = number | null;

/** Numbers in a table, as the screen and the exported files show them. */
export interface ReportTable {
  readonly id: ReportId;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly { readonly key: string; readonly values: readonly ReportValue[] }[];
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

/** The value of a metric, or the estimated visitors; null where it is left out. */
export const metricOf = (
  { counts, visitors, withheld = [] }: Omit<ShownFigures, 'people'>,
  metric: Metric | ShownMetric,
): ReportValue => {
  if (withheld.includes(metric)) return null;
  return metric === 'visitors' ? visitors : countOf(counts, metric);
};

/** Whether nothing was counted; numbers that are left out were. */
export const isEmptyRange = ({ total: { counts, withheld = [] } }: RangeNumbers): boolean =>
  Object.keys(counts).length + withheld.length === 0;

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
        ...(['visitors', ...METRICS] as const).map((metric) => ({ key: metric, values: [metricOf(total, metric)] })),
      ],
    },
    days('days', numbers),
    ...(before ? [days('before', before)] : []),
    {
      id: 'funnel',
      columns: ['value'],
      rows: FUNNEL_STEPS.map((step) => ({ key: step, values: [metricOf(total, step)] })),
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
      rows: rowsOf(total.tables[id]).map(([key, cell]) => ({ key, values: cellValues(numbers, id, key, cell) })),
    })),
    ...CLICK_TABLES.map((id): ReportTable => ({
      id,
      columns: ['clicks'],
      rows: rowsOf(total.tables[id]).map(([key, cell]) => ({
        key,
        values: cellValues(numbers, id, key, cell).slice(1, 2),
      })),
    })),
    clockTable(numbers),
    clipTable(numbers),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

const CELL_COLUMNS = ['views', 'clicks', 'signups'] as const;

/** Views, clicks and signups of a cell. */
const cellValues = (
  { withheldCells = [] }: RangeNumbers,
  dimension: Dimension,
  key: string,
  cell: Cell | undefined,
): ReportValue[] =>
  CELL_COLUMNS.map((column, at) =>
    withheldCells.includes(`${dimension} ${key} ${column}`) ? null : (cell?.[at as 0 | 1 | 2] ?? 0),
  );

/** Views and clicks by the hour of the day where the fan is. Hours of few people are together in the last row. */
function clockTable(numbers: RangeNumbers): ReportTable {
  const clock = numbers.total.tables.clock;
  if (!clock) return { id: 'clock', columns: ['views', 'clicks'], rows: [] };
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
  const other = Object.keys(clock).filter((key) => !hours.includes(key));
  return {
    id: 'clock',
    columns: ['views', 'clicks'],
    rows: [...hours, ...other].map((key) => ({
      key,
      values: cellValues(numbers, 'clock', key, clock[key]).slice(0, 2),
    })),
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
