import { timingSafeEqual } from 'node:crypto';

/** Whether what was given is what was expected, in a time that tells nothing about where they differ. */
export function equalBytes(given: Uint8Array, expected: Uint8Array): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
