#!/usr/bin/env node
/** Runs the Storage rules runtime. STORAGE_EMULATOR_BINARY_PATH may name this file. */
import { runProgram } from './run-program.mjs';

await runProgram('storage-rules/main');
