/** From the release moment to the second look: a sample is judged two days after it was written to. Milliseconds. */
const SECOND_LOOK_MS = 3 * 24 * 3_600_000;

/**
 * When a fan is due whose list is not released. That is once more three days after the release moment, else with the
 * next release.
 *
 * @param due the release moment of the fan, milliseconds since 1970
 * @param next when the next release is due; null for none
 */
export function dueAfterReview(due: number, next: number | null, now: number): number | null {
  const again = due + SECOND_LOOK_MS;
  if (again <= now) return next;
  return next === null ? again : Math.min(next, again);
}
