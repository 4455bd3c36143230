import type { Given } from '@countin/import/records';

/** The value that a record gives; undefined if it says nothing of the field. */
export function said<T>(given: Given<T> | undefined): T | undefined {
  return given && 'value' in given ? given.value : undefined;
}
