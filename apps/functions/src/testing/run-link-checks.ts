/**
 * One run of the nightly check as a separate process, so that a test or the bench can kill it. Its clock may run faster
 * than the real one, from a common instant on.
 *
 * Usage: run-link-checks.ts <host:port of Firestore> <project> <origin of the catalogue>
 * [<speed> <instant, milliseconds since 1970>]
 */
import { setTimeout as delay } from 'node:timers/promises';
import { createCatalogues, exampleSettings } from '@countin/catalogue';
import { NO_CATALOGUES } from '../platform/catalogues/catalogues.ts';
import { runLinkChecks } from '../links/check/run-link-checks.ts';
import { SharedBudget } from '../platform/catalogues/shared-budget.ts';
import { servicesWithout } from './bare-services.ts';
import { databaseOf } from './database.ts';

const HOURS = 8 * 3_600_000;
const [host = '', project = '', origin = '', speed = '1', since = '0'] = process.argv.slice(2);
const now = () => Number(since) + (Date.now() - Number(since)) * Number(speed);
const db = databaseOf(project, host);
const checkers = createCatalogues(exampleSettings(origin), {
  budget: new SharedBudget(db, now),
  cache: null,
  now,
  wait: (ms, signal) => delay(ms / Number(speed), undefined, { signal }),
});
await runLinkChecks({ ...servicesWithout(db), now, catalogues: { ...NO_CATALOGUES, checkers } }, now() + HOURS);
await db.terminate();
