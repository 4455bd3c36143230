import type { ImportStep } from '@countin/domain/imports';
import { SERVICE_IDS, serviceName, type StoreLink } from '@countin/domain/store-links';
import { csv, BYTE_ORDER_MARK } from '@countin/import/csv';
import type { RowSummary } from '../engine/row-summary.ts';

/** How a report writes its rows. */
export interface ReportTexts {
  /** Headings of row, title, artist, result, reason and address. */
  readonly headings: readonly string[];
  readonly resultOf: (step: ImportStep) => string;
  /** Why a row was not written, or what is wrong with its cover or page; empty if nothing is. */
  readonly reasonOf: (step: ImportStep) => string;
  /** Address of the release in the studio; empty if it has none. */
  readonly addressOf: (step: ImportStep) => string;
  /** Further columns. */
  readonly columns?: readonly ReportColumn[];
}

/** A column with texts of some rows. */
export interface ReportColumn {
  readonly heading: string;
  readonly texts: ReadonlyMap<number, string>;
}

/** A column of addresses for each service that one of the rows has a link of, in the order of services. */
export function linkColumns(links: ReadonlyMap<number, readonly StoreLink[]>): ReportColumn[] {
  return SERVICE_IDS.flatMap((service) => {
    const texts = new Map<number, string>();
    for (const [row, all] of links) {
      const urls = all.filter((link) => link.service === service).map(({ url }) => url);
      if (urls.length > 0) texts.set(row, urls.join(' '));
    }
    return texts.size === 0 ? [] : [{ heading: serviceName(service) ?? service, texts }];
  });
}

/** What a work did to each row, as CSV. Rows are the lines of the file. */
export function reportCsv(
  steps: readonly ImportStep[],
  rows: ReadonlyMap<number, Pick<RowSummary, 'line' | 'title' | 'artistName'>>,
  { headings, resultOf, reasonOf, addressOf, columns = [] }: ReportTexts,
): string {
  const inOrder = steps.toSorted((one, other) => one.row - other.row);
  const lines = inOrder.map((step) => {
    const row = rows.get(step.row);
    return [
      String(row?.line ?? step.row + 1),
      step.title || (row?.title ?? ''),
      row?.artistName ?? '',
      resultOf(step),
      reasonOf(step),
      addressOf(step),
      ...columns.map(({ texts }) => texts.get(step.row) ?? ''),
    ];
  });
  return BYTE_ORDER_MARK + csv([[...headings, ...columns.map(({ heading }) => heading)], ...lines]);
}
