/** A point of a chart's axis: a day, an hour, a part of a clip. */
export interface ChartPoint {
  /** Short label below the axis, such as `20 Nov`. */
  readonly short: string;
  /** Name in the table, in the line above the chart and for screen readers. */
  readonly full: string;
  /** Annotation of the point. */
  readonly notes?: readonly string[];
}

/** Values of one line or of one set of columns. */
export interface ChartSeries {
  readonly name: string;
  /** One for each point; null where there is none. */
  readonly values: readonly (number | null)[];
  /** Which of the points without a value are gaps; without, all are. */
  readonly isGap?: readonly boolean[];
}

/** Data of a chart and its table. */
export interface ChartData {
  readonly points: readonly ChartPoint[];
  /** At most {@link MOST_SERIES}. The first is the subject, the others are what it is compared with. */
  readonly series: readonly ChartSeries[];
  readonly format: (value: number) => string;
  /** Text of a gap, in the table and of its point; without, gaps are not mentioned. */
  readonly gap?: string;
  /** Indices of points with a label below the axis; without, some are spread over it. */
  readonly labelled?: readonly number[];
}

/** Series that colours, dashes and marks tell apart. */
export const MOST_SERIES = 4;

/** Largest value of a chart; 0 without any. */
export function largestValue({ series }: Pick<ChartData, 'series'>): number {
  return Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
}

/** The value of a series at a point, or the text of its gap; null where there is none. */
export function valueText(
  { format, gap }: Pick<ChartData, 'format' | 'gap'>,
  { values, isGap }: ChartSeries,
  at: number,
): string | null {
  const value = values[at] ?? null;
  if (value !== null) return format(value);
  return gap !== undefined && (isGap?.[at] ?? true) ? gap : null;
}

/** The point in words: its name, the value of each series, and what happened. */
export function pointText(data: ChartData, at: number): string {
  const { points, series } = data;
  const { full = '', notes = [] } = points[at] ?? {};
  const values = series.flatMap((each) => {
    const text = valueText(data, each, at);
    return text === null ? [] : [`${each.name}: ${text}`];
  });
  return [full, ...values, ...notes].join(' · ');
}

/** Indices of points that get a label, evenly spread, the first and the last among them. */
export function labelledPoints(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  const step = (count - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => Math.round(at * step));
}
