import * as v from 'valibot';
import { METRICS } from './measures.ts';
import { pageKeySchema, subjectSchema } from './subject.ts';

const optionalText = v.optional(v.string());

/** Version of {@link eventRowSchema}: grows when a column changes its meaning or goes; new columns leave it as it is. */
export const EVENT_ROW_VERSION = 1;

/**
 * A line of the optional stream of events, as JSON: what one event has added to the numbers. It contains nothing that
 * leads to a person. `docs/event-stream.md` describes the columns.
 */
export const eventRowSchema = v.object({
  v: v.literal(EVENT_ROW_VERSION),
  /** Begin of the hour in UTC, ISO 8601. */
  hour: v.pipe(v.string(), v.isoTimestamp()),
  subject: subjectSchema.entries.kind,
  id: subjectSchema.entries.id,
  page: pageKeySchema,
  metrics: v.array(v.picklist(METRICS)),
  country: optionalText,
  language: optionalText,
  device: optionalText,
  app: optionalText,
  source: optionalText,
  utm_source: optionalText,
  utm_medium: optionalText,
  utm_campaign: optionalText,
  service: optionalText,
  button: optionalText,
  share: optionalText,
  /** Hour of the day where the fan is. */
  clock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
  clip: optionalText,
  /** Tenth of the clip in which it was left; 10 is heard to the end. */
  clip_part: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))),
});
/** A line of the stream, parsed by {@link eventRowSchema}. */
export type EventRow = v.InferOutput<typeof eventRowSchema>;
