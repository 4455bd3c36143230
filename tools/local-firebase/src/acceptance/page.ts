/** Script of the page under test: the scenarios, callable by name. */
import * as judgementScenarios from './judgement-scenarios.ts';
import * as listenerCrowd from './listener-crowd.ts';
import * as restartWatch from './restart-watch.ts';
import * as scenarios from './scenarios.ts';

/** Interface of the page for the test that drives it. */
export const pageFunctions = { ...scenarios, ...judgementScenarios, ...restartWatch, ...listenerCrowd };

export type PageFunctions = typeof pageFunctions;

Object.assign(globalThis, { pageFunctions });
