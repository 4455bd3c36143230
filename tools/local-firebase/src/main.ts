/** The server as a program: what firebase-tools starts, or you. */
import { readFile } from 'node:fs/promises';
import { parseCommandLine } from './command-line.ts';
import { startLocalFirestore } from './start-local-firestore.ts';

async function main(): Promise<void> {
  const line = parseCommandLine(process.argv.slice(2), process.env);
  const server = await startLocalFirestore({
    host: line.host,
    port: line.port,
    dataFile: line.data,
    durability: line.durability,
    project: line.project_id,
    rules: line.rules === undefined ? undefined : await readFile(line.rules, 'utf8'),
    indexes: line.indexes === undefined ? undefined : await readFile(line.indexes, 'utf8'),
    functionsEmulator: line.functions_emulator,
    seedFromExport: line.seed_from_export,
    log: (text) => console.log(text),
  });

  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Last: whoever reads it may end the program at once.
  console.log(`Firestore is listening on http://${server.host}:${server.port}`);
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  // firebase-tools looks for these words to say what is wrong.
  console.error(message.includes('EADDRINUSE') ? `${message}: address already in use` : message);
  process.exit(1);
}

main().catch(fail);
