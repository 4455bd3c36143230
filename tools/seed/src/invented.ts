import { createHash } from 'node:crypto';

/** Numbers that a text decides, so that the example data is the same on every machine. */
export function numberFrom(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}

export function pickFrom<T>(text: string, from: readonly T[]): T {
  return from[numberFrom(text, from.length)] as T;
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A text of letters and digits, as services use for ids. */
export function codeFrom(text: string, length: number, alphabet = BASE62): string {
  const bytes = createHash('sha512').update(text).digest();
  return Array.from({ length }, (_, index) => alphabet[(bytes[index] ?? 0) % alphabet.length]).join('');
}
