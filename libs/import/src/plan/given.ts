import type { Given } from '../records/release-record.ts';

/** The value that a file gives; undefined if it clears the field or does not mention it. */
export function valueOf<T>(given: Given<T> | undefined): T | undefined {
  return given && 'value' in given ? given.value : undefined;
}
