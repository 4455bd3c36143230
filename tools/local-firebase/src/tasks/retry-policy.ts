import type { RetryConfig } from './queue-config.ts';

/**
 * Milliseconds until a task is tried again after its nth failure. The interval doubles `maxDoublings` times, then grows
 * by the last doubling's amount, and never exceeds `maxBackoffSeconds`.
 *
 * @see https://cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues#RetryConfig
 */
export function backoffMs(failures: number, config: RetryConfig): number {
  const { minBackoffSeconds, maxBackoffSeconds, maxDoublings } = config;
  const doublings = Math.min(failures - 1, maxDoublings);
  const steps = Math.max(1, failures - maxDoublings);
  return Math.min(maxBackoffSeconds, minBackoffSeconds * 2 ** doublings * steps) * 1000;
}

/**
 * Whether a task that has failed is given up. With both limits it must have reached both: attempts, and time
 * since its first one. `maxAttempts` of -1 leaves the time alone to decide.
 */
export function isExhausted(failures: number, sinceFirstAttemptMs: number, config: RetryConfig): boolean {
  const { maxAttempts, maxRetrySeconds } = config;
  const timeIsUp = maxRetrySeconds > 0 && sinceFirstAttemptMs >= maxRetrySeconds * 1000;
  if (maxAttempts < 0) return timeIsUp;
  return failures >= maxAttempts && (maxRetrySeconds === 0 || timeIsUp);
}
