#!/usr/bin/env node
/** Runs the server from its sources. FIRESTORE_EMULATOR_BINARY_PATH may name this file. */
if (!process.features.typescript) {
  console.error(`Node.js 24 or newer is needed, this is ${process.version}.`);
  process.exit(1);
}
await import('../src/main.ts');
