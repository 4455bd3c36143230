import { METRICS, OTHER, SMALLEST_GROUP, type Dimension, type Metric } from './measures.ts';
import type { RangeNumbers, ShownFigures, Withheld } from './read-numbers.ts';
import {
  clipOf,
  foldSmall,
  foldValues,
  isSmallGroup,
  rowsOf,
  type Cell,
  type Counts,
  type PlainFigures,
  type Table,
} from './tally.ts';

/** Requests of programs: nobody is recognised by them. */
const OF_PROGRAMS: readonly Metric[] = ['bots', 'previews', 'prefetches'];
const NUMBERS = [...METRICS, 'visitors'] as const;
type NumberName = (typeof NUMBERS)[number];
const COLUMNS = ['views', 'clicks', 'signups'] as const;

/**
 * The numbers that people outside the profile may see: none of fewer than five people. Groups of fewer are in `*`, and
 * values below five are left out of breakdowns. Where one value alone is left out, the next one is too: it could be
 * calculated from the sum.
 */
export function withoutSmallNumbers(numbers: RangeNumbers): RangeNumbers {
  const { total, days, pages } = numbers;
  const tables: Partial<Record<Dimension, Table>> = {};
  const withheldCells: string[] = [];
  for (const [dimension, table] of Object.entries(total.tables) as [Dimension, Table][]) {
    const shown = dimension === 'listen' ? { table: largeClips(table), cells: [] } : largeGroups(table);
    tables[dimension] = shown.table;
    withheldCells.push(...shown.cells.map((cell) => `${dimension} ${cell}`));
  }
  const [shownTotal] = withoutSmallRows([total]);
  const shownDays = withoutSmallRows(days);
  const visited = Object.entries(pages);
  const shownPages = withoutSmallRows(visited.map(([, page]) => page));
  return {
    ...numbers,
    total: { ...total, ...shownTotal, tables },
    days: days.map(({ day }, at) => ({ day, ...NO_ROW, ...shownDays[at] })),
    hours: null,
    pages: Object.fromEntries(
      visited.flatMap(([page], at) => {
        const shown = shownPages[at];
        return shown && !shown.withheld.includes('views') ? [[page, shown] as const] : [];
      }),
    ),
    withheldCells,
  };
}

type ShownRow = ShownFigures & { readonly withheld: Withheld };
const NO_ROW: ShownRow = { counts: {}, people: {}, visitors: 0, withheld: [] };

/** Rows of figures, each column of which has a sum. How many people there are is left out too. */
function withoutSmallRows(rows: readonly PlainFigures[]): ShownRow[] {
  const withheld = rows.map((): NumberName[] => []);
  for (const name of NUMBERS)
    for (const at of withheldOf(rows.map((row) => ({ value: valueOf(row, name), isSmall: isSmall(row, name) }))))
      withheld[at]?.push(name);
  return rows.map(({ counts, visitors }, at) => {
    const out = withheld[at] ?? [];
    return {
      counts: Object.fromEntries(
        (Object.entries(counts) as [Metric, number][]).filter(([metric]) => !out.includes(metric)),
      ) satisfies Counts,
      people: {},
      visitors: out.includes('visitors') ? 0 : visitors,
      withheld: out,
    };
  });
}

const valueOf = ({ counts, visitors }: PlainFigures, name: NumberName): number =>
  name === 'visitors' ? visitors : (counts[name] ?? 0);

function isSmall({ people, visitors }: PlainFigures, name: NumberName): boolean {
  if (name === 'visitors') return visitors < SMALLEST_GROUP;
  return !OF_PROGRAMS.includes(name) && (people[name] ?? 0) < SMALLEST_GROUP;
}

/** Indices of values that are left out of a column. Where one is small alone, the next larger one is too. */
function withheldOf(values: readonly { readonly value: number; readonly isSmall: boolean }[]): number[] {
  const counted = values
    .map(({ value, isSmall: small }, at) => ({ value, small, at }))
    .filter(({ value }) => value > 0);
  const small = counted.filter((each) => each.small);
  const [next] = counted.filter((each) => !each.small).sort((a, b) => a.value - b.value);
  return [...small, ...(small.length === 1 && next ? [next] : [])].map(({ at }) => at);
}

/** Groups of at least five people, and keys of their values that are left out. */
function largeGroups(table: Table): { readonly table: Table; readonly cells: readonly string[] } {
  const folded = foldSmall(table);
  const rest = folded[OTHER];
  // The largest come first, so the last is the smallest one.
  const [smallest] = rowsOf(folded).findLast(([value]) => value !== OTHER) ?? [];
  const groups = rest && isSmallGroup(rest) ? foldValues(folded, (value) => value === smallest) : folded;
  const rows = rowsOf(groups).filter(([, cell]) => !isSmallGroup(cell));
  const withheld = COLUMNS.map(
    (_, column) =>
      new Set(
        withheldOf(
          rows.map(([, cell]) => {
            const value = cell[column as 0 | 1 | 2];
            return { value, isSmall: value < SMALLEST_GROUP };
          }),
        ),
      ),
  );
  const isOut = (row: number, column: number) => withheld[column]?.has(row) === true;
  return {
    table: Object.fromEntries(
      rows.map(([value, [views, clicks, signups]], row): [string, Cell] => [
        value,
        [isOut(row, 0) ? 0 : views, isOut(row, 1) ? 0 : clicks, isOut(row, 2) ? 0 : signups, SMALLEST_GROUP],
      ]),
    ),
    cells: rows.flatMap(([value], row) =>
      COLUMNS.filter((_, column) => isOut(row, column)).map((column) => `${value} ${column}`),
    ),
  };
}

/** A curve is the behaviour of single people where a clip has few listeners. */
function largeClips(listen: Table): Table {
  const large = new Set(
    Object.entries(listen)
      .filter(([, cell]) => !isSmallGroup(cell))
      .map(([key]) => clipOf(key)),
  );
  return Object.fromEntries(Object.entries(listen).filter(([key]) => large.has(clipOf(key))));
}
