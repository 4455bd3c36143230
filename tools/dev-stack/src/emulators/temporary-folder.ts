import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A temporary folder for one stack's emulators. The Storage emulator keeps its files in one folder below the system's.
 * It removes that when it ends, even if another stack uses it. Not within the state's folder: the emulators put sockets
 * there, whose whole path may have some hundred characters.
 */
export async function openTemporaryFolder(state: string): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = join(tmpdir(), `countin-${createHash('sha256').update(state).digest('hex').slice(0, 12)}`);
  const remove = () => rm(path, { recursive: true, force: true });
  await remove();
  await mkdir(path, { recursive: true, mode: 0o700 });
  return { path, remove };
}
