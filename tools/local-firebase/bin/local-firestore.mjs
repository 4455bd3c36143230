#!/usr/bin/env node
/** Runs Firestore. FIRESTORE_EMULATOR_BINARY_PATH may name this file. */
import { runProgram } from './run-program.mjs';

await runProgram('main');
