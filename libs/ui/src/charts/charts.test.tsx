import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChartFrame } from './chart-frame.tsx';
import { labelledPoints, type ChartData } from './chart-data.ts';
import { ColumnChart } from './column-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { ShareTable } from './share-table.tsx';

afterEach(cleanup);

const TEXTS = { axis: 'Day', notes: 'What happened', showTable: 'Show as a table', showChart: 'Show as a chart' };
const data: ChartData = {
  points: [
    { short: '1', full: '1 November' },
    { short: '2', full: '2 November', notes: ['Release day: Salt'] },
    { short: '3', full: '3 November' },
  ],
  series: [
    { name: 'Views', values: [4, 1200, null] },
    { name: 'Before', values: [1, 2, 3] },
  ],
  format: (value) => value.toLocaleString('en'),
};

function show(Chart: typeof LineChart, dir: 'ltr' | 'rtl' = 'ltr', shown = data) {
  render(
    <div dir={dir}>
      <ChartFrame label="Views by day" summary="1,204 views." data={shown} texts={TEXTS}>
        {(describedBy) => <Chart label="Views by day" describedBy={describedBy} data={shown} />}
      </ChartFrame>
    </div>,
  );
  return within(screen.getByRole('group', { name: 'Views by day' }));
}

test.each([
  ['lines', LineChart],
  ['columns', ColumnChart],
] as const)('a point of %s says its name, its values and what happened', (_, Chart) => {
  const points = show(Chart).getAllByRole('img');
  expect(points.map((point) => point.getAttribute('aria-label'))).toEqual([
    '1 November · Views: 4 · Before: 1',
    '2 November · Views: 1,200 · Before: 2 · Release day: Salt',
    '3 November · Before: 3',
  ]);
});

test.each([
  ['ltr', 'ArrowLeft', 'ArrowRight'],
  ['rtl', 'ArrowRight', 'ArrowLeft'],
] as const)('arrow keys lead through the points in the direction of the text (%s)', (dir, back, on) => {
  const points = show(LineChart, dir);
  const focused = () => document.activeElement?.getAttribute('aria-label')?.split(' · ')[0];
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const stops = points.getAllByRole('img').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  expect(focused()).toBe('3 November');
  press(back);
  expect(focused()).toBe('2 November');
  press('Home');
  expect(focused()).toBe('1 November');
  press(back);
  expect(focused()).toBe('1 November');
  press(on);
  expect(focused()).toBe('2 November');
  press('End');
  expect(focused()).toBe('3 November');
});

test('the chosen point is shown with its values, for those who see it', () => {
  const [, second] = show(LineChart).getAllByRole('img');
  expect(screen.queryByText('1,200', { selector: 'b' })).toBeNull();
  fireEvent.pointerEnter(second as HTMLElement);
  expect(screen.getByText('1,200', { selector: 'b' })).toBeTruthy();
  expect(screen.getByText('2 November · Release day: Salt')).toBeTruthy();
});

test('the chart is described by its summary', () => {
  show(LineChart);
  const { id } = screen.getByText('1,204 views.');
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(id);
});

test('the table says what the chart says', () => {
  show(LineChart);
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Day', 'Views', 'Before', 'What happened'],
    ['1 November', '4', '1', ''],
    ['2 November', '1,200', '2', 'Release day: Salt'],
    ['3 November', '–', '3', ''],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show as a chart' }));
  expect(screen.getByRole('group')).toBeTruthy();
});

test.each([
  ['no points', []],
  ['one point', [{ short: '1', full: '1 November' }]],
])('a chart of %s is drawn', (_, points) => {
  const shown = { ...data, points, series: [{ name: 'Views', values: points.map(() => 0) }] };
  expect(show(LineChart, 'ltr', shown).queryAllByRole('img')).toHaveLength(points.length);
  expect(document.body.innerHTML).not.toContain('NaN');
});

test('labels are spread over the axis, the first and the last among them', () => {
  expect(labelledPoints(3, 5)).toEqual([0, 1, 2]);
  expect(labelledPoints(28, 5)).toEqual([0, 7, 14, 20, 27]);
  expect(labelledPoints(0, 5)).toEqual([]);
});

test('a long table shows its first rows, then all', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ key: `${at}`, name: `Site ${at}`, values: [20 - at] }));
  render(<ShareTable label="Sites" headings={['Name', 'Views']} rows={rows} format={String} showAll="Show all (12)" />);
  expect(screen.getAllByRole('row')).toHaveLength(9);
  fireEvent.click(screen.getByRole('button', { name: 'Show all (12)' }));
  expect(screen.getAllByRole('row')).toHaveLength(13);
  expect(screen.queryByRole('button')).toBeNull();
});
