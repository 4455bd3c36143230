import { webcrypto } from 'node:crypto';
import failOnConsole from 'vitest-fail-on-console';
import { afterAll, vi } from 'vitest';

// What a test expects to be printed, it takes with `vi.spyOn(console, …)` and asserts on.
failOnConsole({
  shouldFailOnAssert: true,
  shouldFailOnDebug: true,
  shouldFailOnError: true,
  shouldFailOnInfo: true,
  shouldFailOnLog: true,
  shouldFailOnWarn: true,
});

// A component answers within milliseconds, and within seconds on a busy machine.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

// The window of jsdom has no Web Crypto.
if (globalThis.crypto?.subtle === undefined) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
