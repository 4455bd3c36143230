/**
 * Stores a release and the fans who wait for it, as a process of its own: many take a while. See `putFans`. It ends
 * with the queries of sending, since the local Firestore makes an index when a query first needs it. In the cloud the
 * indexes exist.
 */
import { headsOfMany } from '../../consent/heads-of-many.ts';
import { dueSignups } from '../../sending/due-signups.ts';
import { findSends } from '../../sending/find-sends.ts';
import { servicesWithout } from '../bare-services.ts';
import { databaseOf } from '../database.ts';
import { putFans, type FansSettings } from './put-fans.ts';
import { readSettings } from './settings-of.ts';

const { firestoreHost, project, ...fans } = readSettings<FansSettings>();
const db = databaseOf(project, firestoreHost);
const services = servicesWithout(db);
await putFans(db, fans);
await findSends(services, Date.now()).next();
await dueSignups(services, { artistId: 'artist-mira', dueAt: 0, from: null, to: null }).claim(null, 1);
await db.runTransaction((transaction) => headsOfMany(services, transaction, [{ fanId: 'none', entries: [] }]));
await db.terminate();
process.disconnect?.();
