import * as v from 'valibot';

/** A number that may be absent or null: functions without an option of their own have it so. */
function amount(fallback: number, least = 0, most = Infinity) {
  return v.nullish(v.pipe(v.number(), v.minValue(least), v.maxValue(most)), fallback);
}

const retryEntries = {
  maxAttempts: amount(3, -1),
  maxRetrySeconds: amount(0),
  minBackoffSeconds: amount(0.1),
  maxBackoffSeconds: amount(3600),
  maxDoublings: amount(16),
};
const rateEntries = {
  maxConcurrentDispatches: amount(1000, 0, 5000),
  maxDispatchesPerSecond: amount(500, 0, 500),
};

/**
 * Options of `onTaskDispatched`, with what a deploy by firebase-tools puts where there are none.
 *
 * @see https://cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues
 */
export const queueConfigSchema = v.object({
  retryConfig: v.nullish(v.object(retryEntries), {}),
  rateLimits: v.nullish(v.object(rateEntries), {}),
});

/** Retry configuration of a queue. -1 for `maxAttempts` and 0 for `maxRetrySeconds` mean without limit. */
export type QueueConfig = v.InferOutput<typeof queueConfigSchema>;
export type RetryConfig = QueueConfig['retryConfig'];
