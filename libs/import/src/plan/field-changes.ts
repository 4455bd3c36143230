import { sameValue } from '@countin/domain/values';
import type { ProductContent } from '@countin/domain/release';
import type { ReleaseField } from '../records/record-field.ts';

/** One field of a release, before and after. */
export interface FieldChange {
  readonly field: ReleaseField | 'coverImage';
  readonly before: unknown;
  readonly after: unknown;
}

/** Fields that an import may change, in the order in which screens and reports list them. */
const FIELDS: readonly FieldChange['field'][] = [
  'title',
  'version',
  'kind',
  'artists',
  'releaseMoment',
  'labelName',
  'upc',
  'catalogueNumber',
  'genre',
  'secondaryGenre',
  'pLine',
  'cLine',
  'originalReleaseDate',
  'language',
  'titleLanguage',
  'explicit',
  'ai',
  'description',
  'tracks',
  'storeLinks',
  'coverImage',
];

/** Fields in which two contents of a release differ. */
export function fieldChanges(before: ProductContent, after: ProductContent): FieldChange[] {
  return FIELDS.flatMap((field) =>
    sameValue(before[field], after[field]) ? [] : [{ field, before: before[field], after: after[field] }],
  );
}
