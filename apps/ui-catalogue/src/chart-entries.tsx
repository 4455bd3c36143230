import { ChartFrame, ColumnChart, Funnel, LineChart, ShareTable, type ChartData } from '@countin/ui/charts';
import type { CatalogueEntry } from './catalogue-entry.ts';

const format = (value: number | null) => value?.toLocaleString('en') ?? 'fewer than 5';
const texts = { axis: 'Day', notes: 'What happened', showTable: 'Show as a table', showChart: 'Show as a chart' };
const DAYS = Array.from({ length: 28 }, (_, at) => at);

const days: ChartData = {
  points: DAYS.map((at) => ({
    short: `${at + 1}/11`,
    full: `November ${at + 1}`,
    notes: at === 12 ? ['Release day: Salt'] : [],
  })),
  series: [
    { name: 'Views', values: DAYS.map((at) => 40 + ((at * 37) % 23) + (at === 12 ? 180 : 0)) },
    { name: 'The days before', values: DAYS.map((at) => 36 + ((at * 17) % 19)) },
  ],
  format,
};
const lives: ChartData = {
  points: DAYS.map((at) => ({ short: `${at - 14}`, full: `Day ${at - 14}` })),
  series: ['Salt', 'Low Sun', 'Night Ferry', 'Harbour'].map((name, index) => ({
    name,
    values: DAYS.map((at) => (index === 1 && at > 20 ? null : Math.round((80 + index * 25) / (1 + Math.abs(at - 14))))),
  })),
  format,
};
const hours: ChartData = {
  points: Array.from({ length: 24 }, (_, hour) => ({ short: `${hour}:00`, full: `${hour}:00` })),
  series: [{ name: 'Views', values: Array.from({ length: 24 }, (_, hour) => (hour * hour) % 29) }],
  format,
};

/** Charts, each with its table. */
export const chartEntries: readonly CatalogueEntry[] = [
  {
    name: 'LineChart',
    Example: () => (
      <ChartFrame label="Views by day" summary="1,640 views, most on November 13." data={days} texts={texts}>
        {(describedBy) => <LineChart label="Views by day" describedBy={describedBy} data={days} />}
      </ChartFrame>
    ),
  },
  {
    name: 'LineChart: four series',
    Example: () => (
      <ChartFrame label="Life of releases" summary="Four releases by day." data={lives} texts={texts}>
        {(describedBy) => <LineChart label="Life of releases" describedBy={describedBy} data={lives} />}
      </ChartFrame>
    ),
  },
  {
    name: 'ColumnChart',
    Example: () => (
      <ChartFrame label="Times of day" summary="Most at 23:00." data={hours} texts={{ ...texts, axis: 'Hour' }}>
        {(describedBy) => <ColumnChart label="Times of day" describedBy={describedBy} data={hours} />}
      </ChartFrame>
    ),
  },
  {
    name: 'Funnel',
    Example: () => (
      <Funnel
        label="From view to listening"
        format={format}
        steps={[
          { key: 'views', name: 'Views', value: 1640, rate: '' },
          { key: 'signups', name: 'Signups', value: 164, rate: '10% of the views' },
          { key: 'clicks', name: 'Store clicks', value: 82, rate: '5% of the views' },
        ]}
      />
    ),
  },
  {
    name: 'ShareTable',
    Example: () => (
      <ShareTable
        label="Countries"
        headings={['Name', 'Views', 'Clicks']}
        rows={['Germany', 'Portugal', 'Japan'].map((name, at) => ({ key: name, name, values: [40 - at * 12, 9 - at] }))}
        format={format}
        most={2}
        showAll="Show all (3)"
      />
    ),
  },
];
