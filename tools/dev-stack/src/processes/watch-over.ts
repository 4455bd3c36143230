import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Makes sure that processes end with this one, even when it is killed and cannot end them itself. */
export interface WatchOver {
  add(pid: number): void;
  /** For a process that has ended: its id may soon be another's. */
  remove(pid: number): void;
  close(): void;
}

/** Starts the process that does so. */
export function watchOver(): WatchOver {
  const watchman = spawn(process.execPath, [join(import.meta.dirname, 'watchman.ts')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchman.unref();
  // Without it everything still works, only not after a `kill -9`.
  watchman.stdin.on('error', () => undefined);
  watchman.on('error', () => undefined);
  return {
    add: (pid) => void watchman.stdin.write(`${pid}\n`),
    remove: (pid) => void watchman.stdin.write(`-${pid}\n`),
    close: () => void watchman.stdin.end(),
  };
}
