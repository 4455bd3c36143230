/** The server under measure, in a process of its own. */
import { startLocalFirestore } from 'local-firebase/src/index.ts';

const server = await startLocalFirestore({ dataFile: process.argv[2], durability: 'full' });
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ megabytes: process.memoryUsage().heapUsed / 2 ** 20 });
});
process.on('SIGTERM', () => process.exit());
process.on('SIGINT', () => process.exit());
process.send?.({ port: server.port });
