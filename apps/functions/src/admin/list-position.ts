import { AppError } from '@countin/domain/errors';
import { textSchema, uidSchema } from '@countin/domain/fields';
import { Timestamp } from '@google-cloud/firestore';
import * as v from 'valibot';

/** Seconds since 1970. Firestore accepts timestamps up to the end of the year 9999. */
const stampSchema = v.object({
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799)),
  nanoseconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)),
});

/** Position of a page's last document: the value of the order field, and the id. */
const positionSchema = v.object({
  value: v.union([textSchema, stampSchema]),
  id: uidSchema,
});
export type Position = v.InferOutput<typeof positionSchema>;

const cursorSchema = v.object({
  /** The list that the cursor is in; a search reads these lists one after the other. */
  list: v.picklist(['newest', 'email', 'name']),
  after: v.nullable(positionSchema),
});
/** Where the next page begins. */
export type ListCursor = v.InferOutput<typeof cursorSchema>;

/** Position of a document in a list ordered by one of its fields. */
export function positionOf(id: string, value: unknown): Position {
  if (value instanceof Timestamp) return { id, value: { seconds: value.seconds, nanoseconds: value.nanoseconds } };
  if (typeof value === 'string') return { id, value };
  throw new Error(`document ${id} has nothing to be ordered by`);
}

/** Arguments of `startAfter` for a list ordered by a field and then by document name. */
export function afterPosition({ id, value }: Position): [string | Timestamp, string] {
  return [typeof value === 'string' ? value : new Timestamp(value.seconds, value.nanoseconds), id];
}

export function writeCursor(cursor: ListCursor | null): string | null {
  return cursor && Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/**
 * Parses a list cursor. It comes from the client, so it is validated.
 *
 * @throws AppError `field/id`
 */
export function readCursor(text: string): ListCursor {
  try {
    return v.parse(cursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('field/id', { field: 'cursor', cause });
  }
}
