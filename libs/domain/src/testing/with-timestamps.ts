/** Fields that hold an instant, in every document and map of one. */
const INSTANTS = new Set([
  'at',
  'confirmedAt',
  'createdAt',
  'dueAt',
  'firstInstant',
  'lastAt',
  'lastSeenAt',
  'publishedAt',
  'sentAt',
  'since',
  'stoppedAt',
  'updatedAt',
]);

/**
 * A test's or an example's document with instants as timestamps. It goes by field names, so that a document that fits no
 * schema can be stored too.
 *
 * @param timestampOf makes the SDK's timestamp of milliseconds since 1970
 */
export function withTimestamps(document: object, timestampOf: (at: number) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).map(([key, value]: [string, unknown]) => {
      if (INSTANTS.has(key) && typeof value === 'number') return [key, timestampOf(value)];
      return [key, isPlainMap(value) ? withTimestamps(value, timestampOf) : value];
    }),
  );
}

/** False for values of an SDK, such as timestamps and sentinels. */
function isPlainMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
