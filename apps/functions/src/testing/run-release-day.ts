/**
 * One run of the release day as a process of its own, so that a test can kill it.
 * Usage: run-release-day.ts <host:port of Firestore> <project> <SMTP address> <now, milliseconds since 1970>
 */
import { createMailTransport } from '../platform/senders/mail-transport.ts';
import { runReleaseDay } from '../release-day/run-release-day.ts';
import { servicesWithout } from './bare-services.ts';
import { databaseOf } from './database.ts';

const [host = '', project = '', smtpUrl = '', now = ''] = process.argv.slice(2);
const db = databaseOf(project, host);
const bare = servicesWithout(db);
const from = { name: 'Countin', address: 'hello@countin.example' };
const transport = createMailTransport(smtpUrl, from, bare.signupSecret);
const services = { ...bare, now: () => Number(now), sendMail: transport.send };
await runReleaseDay(services, Number.POSITIVE_INFINITY);
transport.close();
await db.terminate();
