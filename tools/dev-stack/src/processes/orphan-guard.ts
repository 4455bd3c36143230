/**
 * Runs beside the supervisor. Reads process ids from its input, one a line (`-` before one that has been
 * stopped). When the input ends because the supervisor is gone, it stops them and all they have started.
 */
import { createInterface } from 'node:readline';
import { stopTree } from './stop-tree.ts';

// The terminal sends these to every process; this one stays until the supervisor is really gone.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);

const watched = new Set<number>();
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.replace('-', ''));
  if (line.startsWith('-')) watched.delete(pid);
  else if (pid > 1) watched.add(pid);
}
await Promise.all([...watched].map((pid) => stopTree(pid, 'SIGTERM', 10_000)));
