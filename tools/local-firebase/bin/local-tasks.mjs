#!/usr/bin/env node
/** Runs the task queues. */
import { runProgram } from './run-program.mjs';

await runProgram('tasks/main');
