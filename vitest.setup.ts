import failOnConsole from 'vitest-fail-on-console';

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
