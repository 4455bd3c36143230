#!/usr/bin/env node
/** Runs the Storage rules runtime from its sources. STORAGE_EMULATOR_BINARY_PATH may name this file. */
import module from 'node:module';

if (!process.features.typescript) {
  console.error(`Node.js 24 or newer is needed, this is ${process.version}.`);
  process.exit(1);
}
module.enableCompileCache();
await import('../src/storage-rules/main.ts');
