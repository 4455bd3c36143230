import { codesSchema, DIMENSIONS, METRICS, MOST_PLACE, pageKeySchema, subjectSchema } from '@countin/domain/numbers';
import * as v from 'valibot';

/** Number of a cell that an event adds to. */
export const SLOTS = { views: 0, clicks: 1, signups: 2 } as const;

/**
 * One event as it is counted, and as the journal has it: nothing in it leads to a person. The names are short, since the
 * journal has one line for each event.
 */
export const countedEventSchema = v.object({
  /** Minutes since 1970, by the host's clock. */
  t: v.pipe(v.number(), v.safeInteger()),
  /** Subject. */
  s: subjectSchema.entries.kind,
  i: subjectSchema.entries.id,
  /** Page. */
  p: pageKeySchema,
  /** Metrics of an event, each counted once. */
  m: v.array(v.picklist(METRICS)),
  /** Breakdowns by dimension. */
  d: v.optional(v.record(v.picklist(DIMENSIONS), v.string())),
  /** Cell of the breakdowns, one of {@link SLOTS}. */
  c: v.optional(v.picklist([0, 1, 2])),
  /** Codes of the visitor, for the people of cells and metrics. */
  w: v.optional(codesSchema),
  /** Position of the visitor in the sketch. */
  v: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLACE - 1))),
});
/** An event, parsed by {@link countedEventSchema}. */
export type CountedEvent = v.InferOutput<typeof countedEventSchema>;
