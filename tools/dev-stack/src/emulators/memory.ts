/**
 * How much memory the emulators' processes take, for Node.js. By itself V8 sizes a heap by the machine. With 24 GB
 * firebase-tools grows to 520 MB, of which 150 are in use. `npm run bench` has the sum in `memory of the whole
 * product`.
 */

/** For firebase-tools: at its start it uses no more processor time with these. */
export const EMULATOR_FLAGS = ['--max-old-space-size=512', '--max-semi-space-size=8'] as const;

/** For the host: 98 MB instead of 135 after the start. */
export const HOST_FLAGS = ['--max-semi-space-size=2'] as const;

/** For each function's process: 105 MB instead of 140. A request of theirs makes little garbage. */
export const FUNCTION_FLAGS = '--max-semi-space-size=2';
