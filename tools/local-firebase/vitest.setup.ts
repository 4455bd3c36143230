import { afterEach, beforeEach } from 'vitest';
import failOnConsole from 'vitest-fail-on-console';

// A test captures expected output with `vi.spyOn(console, …)` and asserts on it.
failOnConsole({
  shouldFailOnAssert: true,
  shouldFailOnDebug: true,
  shouldFailOnError: true,
  shouldFailOnInfo: true,
  shouldFailOnLog: true,
  shouldFailOnWarn: true,
});

// Outside of tests it ends the process: a server must handle whatever it begins.
const rejections: unknown[] = [];
const note = (reason: unknown) => void rejections.push(reason);

beforeEach(() => {
  rejections.length = 0;
  process.on('unhandledRejection', note);
});

afterEach(async () => {
  // Node reports them after the current turn of the event loop.
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  if (rejections.length > 0) throw new AggregateError(rejections, 'A rejection was not handled.');
});
