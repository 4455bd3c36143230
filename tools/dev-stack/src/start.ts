import { readSettings, SettingsError } from './settings.ts';
import { Stack } from './stack.ts';
import { welcome } from './welcome.ts';

/** Exit code of a process that was ended by a signal (128 + signal number, as in shells). */
const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Milliseconds. */
const SAY_AGAIN_AFTER = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env);
  const report = sayOnce((message) => console.error(`  ${message}`));
  let stopping = false;
  const end = async (code: number, reason: string) => {
    if (stopping) return;
    stopping = true;
    console.error(reason);
    await stack.stop();
    process.exit(code);
  };
  const stack = new Stack({
    settings,
    report,
    giveUp: (message) => void end(1, `${message}. Everything is stopped; see ${settings.state}/logs.`),
  });
  for (const [name, code] of Object.entries(SIGNAL_CODES)) {
    // Ctrl-C is the regular way to stop, so it is not a failure.
    process.on(name, () => void end(name === 'SIGINT' ? 0 : code, '\nStopping …'));
  }
  console.error('Starting Countin …');
  const began = performance.now();
  try {
    const addresses = await stack.start();
    if (!stopping) console.log(welcome(addresses, settings, (performance.now() - began) / 1000));
  } catch (error) {
    await end(1, `\n${(error as Error).message}\nDetails are in ${settings.state}/logs.`);
  }
}

/** Throttles repeated messages: an error on every request is logged only at intervals. */
function sayOnce(say: (message: string) => void): (message: string) => void {
  const said = new Map<string, number>();
  return (message) => {
    if (performance.now() - (said.get(message) ?? -Infinity) < SAY_AGAIN_AFTER) return;
    said.set(message, performance.now());
    say(message);
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
});
