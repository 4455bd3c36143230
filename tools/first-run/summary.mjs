/**
 * @typedef {import('./target-results.mjs').Results} Results
 * @typedef {import('./error-lines.mjs').Failure} Failure
 */

/** Logs are often read from their end: everything that failed must be within so many lines. */
const MOST_LINES = 28;
const MOST_LINES_EACH = 6;

/** Whether the browser tests have something to run against: lint, types and other tests do not matter to them. */
export function everythingIsBuilt(/** @type {Pick<Results, 'failed' | 'notRun'>} */ { failed, notRun }) {
  return ![...failed.map(({ name }) => name), ...notRun].some((task) => !/:(lint|typecheck|test)(-all)?$/.test(task));
}

/**
 * Results of everything that ran in several rounds.
 *
 * @param {readonly Results[]} rounds
 * @returns {Results}
 */
export function merged(rounds) {
  return {
    passed: rounds.flatMap(({ passed }) => passed),
    failed: rounds.flatMap(({ failed }) => failed),
    notRun: rounds.flatMap(({ notRun }) => notRun),
  };
}

/**
 * The last lines of `npm test`: what failed, each with the first lines of its error. Tasks that were not run count as
 * failed.
 *
 * @param {Results} results
 * @param {readonly Failure[]} [stories] the browser stories that failed
 */
export function summaryOf({ passed, failed, notRun }, stories = []) {
  const named = [
    ...failed.map(({ name, lines }) => ({ title: `FAILED   ${name}`, lines })),
    ...stories.map(({ name, lines }) => ({ title: `FAILED   ${name}`, lines })),
  ];
  const room = MOST_LINES - named.length - notRun.length;
  const each = Math.max(0, Math.min(MOST_LINES_EACH, Math.floor(room / Math.max(1, named.length))));
  const lines = [
    ...named.flatMap(({ title, lines: said }) => [
      title,
      ...said.slice(0, each).map((line) => `           ${line.trim()}`),
    ]),
    ...notRun.map((task) => `NOT RUN  ${task} (needs what failed)`),
  ];
  return [...lines, `${passed.length} passed, ${failed.length + notRun.length} failed`].join('\n');
}
