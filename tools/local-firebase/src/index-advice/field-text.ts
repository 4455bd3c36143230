import type { FieldPath } from '../store/field-path.ts';

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** A field path as files and requests write it, always in the same way. */
export function fieldText(path: FieldPath): string {
  return path.map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``)).join('.');
}
