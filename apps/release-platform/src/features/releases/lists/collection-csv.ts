import { BYTE_ORDER_MARK, csv } from '@countin/import/csv';
import type { CollectionEntry } from './collection-entries.ts';

/** How the file writes its rows. */
export interface CollectionCsvTexts {
  /** Headings of title, artist, kind, state, date, label, UPC and address. */
  readonly headings: readonly string[];
  readonly kindOf: (entry: CollectionEntry) => string;
  readonly stateOf: (entry: CollectionEntry) => string;
  /** Address of the public page; empty without one. */
  readonly addressOf: (entry: CollectionEntry) => string;
}

/** Releases as CSV. Dates are those of the release's own time zone, which follows; a local moment has none. */
export function collectionCsv(
  entries: readonly CollectionEntry[],
  { headings, kindOf, stateOf, addressOf }: CollectionCsvTexts,
): string {
  const lines = entries.map((entry) => {
    const { row, release } = entry;
    const moment = release.releaseMoment;
    const zone = moment && 'zone' in moment ? ` ${String(moment.zone)}` : '';
    return [
      release.title,
      row.profileName,
      kindOf(entry),
      stateOf(entry),
      moment ? `${moment.date} ${moment.time}${zone}` : '',
      release.labelName,
      row.release?.upc ?? '',
      addressOf(entry),
    ];
  });
  return BYTE_ORDER_MARK + csv([headings, ...lines]);
}
