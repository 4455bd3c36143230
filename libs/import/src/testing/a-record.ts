import type { ProductContent } from '@countin/domain/release';
import type { ReleaseField } from '../records/record-field.ts';
import type { ReleaseRecord } from '../records/release-record.ts';

/** A record as a reader gives it, from the values that its file has. */
export function aRecord(
  values: Partial<Pick<ProductContent, ReleaseField>> = {},
  overrides: Partial<ReleaseRecord> = {},
): ReleaseRecord {
  return {
    key: '2',
    place: { part: '', line: 2, column: '' },
    artistName: 'Mira Okafor',
    slug: null,
    fields: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value }])),
    trackFields: ['title'],
    clearedServices: [],
    cover: null,
    message: null,
    problems: [],
    notes: [],
    ...overrides,
  };
}
