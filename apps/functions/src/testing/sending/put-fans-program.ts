/** Stores a release and the fans who wait for it, as a process of its own: many take a while. See `putFans`. */
import { databaseOf } from '../database.ts';
import { putFans, type FansSettings } from './put-fans.ts';
import { readSettings } from './settings-of.ts';

const { firestoreHost, project, ...fans } = readSettings<FansSettings>();
const db = databaseOf(project, firestoreHost);
await putFans(db, fans);
await db.terminate();
process.disconnect?.();
