/** @typedef {import('./target-results.mjs').Results} Results */

/** Whether the browser tests have something to run against: lint, types and other tests do not matter to them. */
export function everythingIsBuilt(/** @type {Results} */ { failed, notRun }) {
  return ![...failed, ...notRun].some((task) => !/:(lint|typecheck|test)$/.test(task));
}

/**
 * The last lines of `npm test`. What was not run counts as failed.
 *
 * @param {Results} results
 */
export function summaryOf({ passed, failed, notRun }) {
  const lines = [
    ...failed.map((task) => `FAILED   ${task}`),
    ...notRun.map((task) => `NOT RUN  ${task} (needs what failed)`),
  ];
  return [...lines, `${passed.length} passed, ${failed.length + notRun.length} failed`].join('\n');
}
