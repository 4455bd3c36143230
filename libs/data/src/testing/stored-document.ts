import { Timestamp } from 'firebase/firestore';

const INSTANTS = new Set([
  'at',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstInstant',
  'confirmedAt',
  'dueAt',
  'sentAt',
]);

/** A parsed document as the server stores it: instants are timestamps. */
export function stored(document: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).map(([key, value]: [string, unknown]) => {
      if (INSTANTS.has(key) && typeof value === 'number') return [key, Timestamp.fromMillis(value)];
      return [key, isPlainMap(value) ? stored(value) : value];
    }),
  );
}

function isPlainMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
