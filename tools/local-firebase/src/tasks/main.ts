/** The task queues as a program. */
import { parseTasksCommandLine } from './command-line.ts';
import { startLocalTasks } from './start-local-tasks.ts';

async function main(): Promise<void> {
  const {
    data,
    functions_emulator: functionsEmulator,
    ...line
  } = parseTasksCommandLine(process.argv.slice(2), process.env);
  const tasks = await startLocalTasks({ ...line, dataFile: data, functionsEmulator, log: (text) => console.log(text) });
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    tasks.close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Last: whoever reads it may end the program at once.
  console.log(`Task queues are listening on http://${tasks.address}`);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
