/**
 * Measures searches and shelves of the index in the emulator that the environment names. Reads `{ now, queries }` as JSON from the
 * standard input, and prints its figures: `npm run bench -- --rows discover`.
 */
import { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import { measureDiscovery } from './measure-discovery.ts';

const inputSchema = v.object({
  now: v.number(),
  queries: v.array(
    v.object({ kind: v.string(), text: v.string(), artistId: v.string(), title: v.string(), language: v.string() }),
  ),
});

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const { now, queries } = v.parse(inputSchema, JSON.parse(Buffer.concat(chunks).toString()));
const db = new Firestore({ projectId: process.env['GCLOUD_PROJECT'] ?? '' });
process.stdout.write(`${JSON.stringify(await measureDiscovery(db, queries, now), null, 2)}\n`);
