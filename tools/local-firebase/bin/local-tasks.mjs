#!/usr/bin/env node
/** Runs the task queues from their sources. */
import module from 'node:module';

if (!process.features.typescript) {
  console.error(`Node.js 24 or newer is needed, this is ${process.version}.`);
  process.exit(1);
}
module.enableCompileCache();
await import('../src/tasks/main.ts');
