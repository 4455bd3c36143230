/**
 * Loaded into the emulator suite before it starts. The Storage emulator exports file after file. A file that is deleted
 * meanwhile made the export fail, and a failed export ends the whole suite. Such a file is left out of the export; the
 * import skips it with a warning.
 */
import { createRequire } from 'node:module';

const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools/package.json');
const fileSystem = createRequire(firebaseTools)('fs-extra');
const copy = fileSystem.copy;

/** @type {(...args: unknown[]) => unknown} */
fileSystem.copy = (...args) => {
  // A copy with a callback returns no promise.
  if (args.some((argument) => typeof argument === 'function')) return copy(...args);
  return copy(...args).catch((/** @type {{ code?: unknown }} */ error) => {
    if (error.code !== 'ENOENT') throw error;
  });
};
