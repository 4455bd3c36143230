#!/usr/bin/env node
/** Runs the server from its sources. FIRESTORE_EMULATOR_BINARY_PATH may name this file. */
import module from 'node:module';

if (!process.features.typescript) {
  console.error(`Node.js 24 or newer is needed, this is ${process.version}.`);
  process.exit(1);
}
// Types are stripped from some two hundred files: once, not on every start.
module.enableCompileCache();
await import('../src/main.ts');
