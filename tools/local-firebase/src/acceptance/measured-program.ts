/** The server as a process of its own that tells its parent how much memory it holds on to. Needs `--expose-gc`. */
import { startLocalFirestore } from '../index.ts';

const server = await startLocalFirestore();

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ bytes: heapUsed + external });
});
// Ends with its parent process.
process.on('disconnect', () => process.exit());
process.send?.({ port: server.port });
