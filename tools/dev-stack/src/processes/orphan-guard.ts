/**
 * Runs when the supervisor is gone. Reads process ids from its input, one a line (`-` before one that had been
 * stopped). It stops them and all they have started.
 */
import { createInterface } from 'node:readline';
import { stopTree } from './stop-tree.ts';

const watched = new Set<number>();
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.replace('-', ''));
  if (line.startsWith('-')) watched.delete(pid);
  else if (pid > 1) watched.add(pid);
}
await Promise.all([...watched].map((pid) => stopTree(pid, 'SIGTERM', 10_000)));
