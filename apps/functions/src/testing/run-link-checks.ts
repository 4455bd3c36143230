/**
 * One run of the nightly check as a process of its own, so that a test can kill it.
 * Usage: run-link-checks.ts <host:port of Firestore> <project> <origin of the example catalogue>
 */
import { exampleSettings } from '@countin/catalogue';
import { runLinkChecks } from '../links/check/run-link-checks.ts';
import { createSharedCatalogues } from '../platform/catalogues/catalogues.ts';
import { databaseOf } from './database.ts';
import { servicesWithout } from './bare-services.ts';

const [host = '', project = '', origin = ''] = process.argv.slice(2);
const db = databaseOf(project, host);
const log = (message: string, error?: unknown) => console.error(message, error);
const catalogues = createSharedCatalogues(exampleSettings(origin), db, { now: Date.now, log });
await runLinkChecks({ ...servicesWithout(db), log, catalogues }, Date.now() + 120_000);
await db.terminate();
