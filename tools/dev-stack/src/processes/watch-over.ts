import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Makes sure that processes end with this one, even when it is killed and cannot end them itself. */
export interface WatchOver {
  add(pid: number): void;
  /** For a process that has ended: its id may soon be another's. */
  remove(pid: number): void;
  close(): void;
}

/**
 * A shell waits: Node.js would take 26 MB to do so. The terminal sends signals to every process; the shell stays until
 * the supervisor is really gone, and then gives what it has read to the program.
 */
const WAIT = `trap "" INT TERM HUP; pids=$(cat); printf "%s\\n" "$pids" | "$0" "$1"`;

/** Starts the process that does so. */
export function watchOver(): WatchOver {
  const orphanGuard = spawn('/bin/sh', ['-c', WAIT, process.execPath, join(import.meta.dirname, 'orphan-guard.ts')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  orphanGuard.unref();
  // Without it everything still works, only not after a `kill -9`.
  orphanGuard.stdin.on('error', () => undefined);
  orphanGuard.on('error', () => undefined);
  return {
    add: (pid) => void orphanGuard.stdin.write(`${pid}\n`),
    remove: (pid) => void orphanGuard.stdin.write(`-${pid}\n`),
    close: () => void orphanGuard.stdin.end(),
  };
}
