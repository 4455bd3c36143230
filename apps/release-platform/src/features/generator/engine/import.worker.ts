/// <reference lib="webworker" />
import { ImportEngine } from './import-engine.ts';
import { serveEngine } from './serve-engine.ts';

/* Reads files of releases and plans their rows, so that the screen stays responsive. */
declare const self: DedicatedWorkerGlobalScope;

serveEngine(self, new ImportEngine());
