import * as v from 'valibot';

/** Errors are sent as `details` of the HttpsError. */
export const callableErrorSchema = v.object({
  code: v.string(),
  field: v.nullable(v.string()),
  retryAfterSeconds: v.nullable(v.number()),
  /** Text that would have been right, such as a check digit. */
  expected: v.optional(v.nullable(v.string()), null),
});
