import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventRowSchema } from '@countin/domain/numbers';
import { DuckDBInstance } from '@duckdb/node-api';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, beacon, PAGE, PHONE, startCounting } from '../testing/counting-stage.ts';
import { setUpReader } from '../testing/reader-stage.ts';
import { Journal } from './journal.ts';

const DAY_MS = 86_400_000;
const stage = setUpReader('demo-event-stream');
const DOCUMENT = join(import.meta.dirname, '../../../../docs/event-stream.md');
let folder: string;
let logged: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countin-stream-'));
  logged = [];
  await stage.firestore().doc('artistProfiles/mira').set({ id: 'mira' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const events = () => join(folder, 'events');
const start = () =>
  startCounting({
    firestore: stage.firestore(),
    folder: join(folder, 'journal'),
    stream: { folder: events(), keep: 7 * DAY_MS },
    log: (message) => logged.push(message),
  });
const rows = () =>
  readdirSync(events())
    .flatMap((name) => readFileSync(join(events(), name), 'utf8').trim().split('\n'))
    .map((line) => v.parse(eventRowSchema, JSON.parse(line)));
/** Runs the queries of the documentation over the files of the host. */
async function queries(): Promise<unknown[]> {
  const found = readFileSync(DOCUMENT, 'utf8').matchAll(/```sql duckdb\n([\s\S]*?)```/g);
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const answers = [];
  for (const [, query = ''] of found)
    answers.push((await connection.runAndReadAll(query.replace('FOLDER', events()))).getRowsJson());
  connection.closeSync();
  return answers;
}

test('each flush is a file that DuckDB loads, with the queries of the documentation', async () => {
  const counting = await start();
  for (let at = 0; at < 6; at += 1) {
    const from = { address: `198.51.100.${at}`, headers: { 'x-country': at < 5 ? 'DE' : 'FR' } };
    await ask(counting.port, { body: beacon({ q: '?utm_source=mail', r: 'https://www.instagram.com/mira' }) }, from);
    await ask(counting.port, { body: beacon({ e: 'store', t: 'tidal' }) }, from);
    if (at === 2) await counting.counter.flush();
  }
  await ask(counting.port, { body: beacon({ e: 'leave', t: 'clip-1', n: 4 }) });
  await counting.stop();
  expect(readdirSync(events())).toHaveLength(2);
  expect(rows()[0]).toEqual({
    v: 1,
    hour: `${new Date().toISOString().slice(0, 13)}:00:00Z`,
    subject: 'artist',
    id: 'mira',
    page: 'release.tide',
    metrics: ['views', 'visits'],
    country: 'DE',
    language: 'de',
    device: 'phone',
    app: 'browser',
    source: 'instagram.com',
    utm_source: 'mail',
    clock: 21,
  });
  expect(rows().at(-1)).toMatchObject({ clip: 'clip-1', clip_part: 4, metrics: [] });
  const today = new Date().toISOString().slice(0, 10);
  expect(await queries()).toEqual([
    [[today, '6']],
    // One click from France is too few to be told apart.
    [['tidal', 'DE', '5']],
    [
      ['releaseClicks', '6'],
      ['storeClicks', '6'],
      ['views', '6'],
      ['visits', '6'],
    ],
  ]);
});

test('a flush that is written again after a crash is there once, and old files go', async () => {
  const first = await start();
  await ask(first.port, { body: beacon() });
  await first.counter.flush();
  const [name = ''] = readdirSync(events());
  const kept = readFileSync(join(events(), name), 'utf8');
  await first.stop();
  // The segment as it was before its removal, which the crash came before.
  const [host, flush] = name.split('.');
  const journal = new Journal({ folder: join(folder, 'journal'), limit: 1e6, log: () => undefined });
  expect(journal.host).toBe(host);
  journal.close();
  const t = Math.floor(Date.now() / 60_000);
  writeFileSync(
    join(folder, 'journal', `${flush}.log`),
    `${JSON.stringify({ t, s: 'artist', i: 'mira', p: 'release.tide', m: ['views'] })}\n`,
  );
  const second = await start();
  await second.counter.flush();
  expect(readdirSync(events())).toEqual([name]);
  expect(rows()).toHaveLength(kept.trim().split('\n').length);

  utimesSync(join(events(), name), 0, (Date.now() - 8 * DAY_MS) / 1000);
  await ask(second.port, { body: beacon() });
  await second.stop();
  expect(readdirSync(events())).not.toContain(name);
  expect(readdirSync(events())).toHaveLength(1);
});

test('nothing of a person is in database, journal, log or stream', async () => {
  const counting = await start();
  const address = '203.0.113.77';
  const agent = `${PHONE} Unique/77.1`;
  const headers = { 'user-agent': agent, cookie: 'session=secret-cookie', 'x-country': 'DE' };
  const query = `?${new URLSearchParams({ utm_source: 'ada@example.com', utm_campaign: '+49 151 23456789' })}`;
  const hostile = { r: 'https://mail.example/u/ada.lovelace?mail=ada@example.com', q: query };
  await ask(counting.port, { body: beacon(hostile) }, { address, headers });
  await ask(counting.port, { body: beacon({ ...hostile, e: 'store', t: 'tidal' }) }, { address, headers });
  await ask(
    counting.port,
    { body: beacon({ ...hostile, e: 'link', t: 'https://shop.example/?mail=ada@example.com' }) },
    { address, headers },
  );
  await ask(counting.port, { method: 'GET', path: `${PAGE}?go=a` }, { address, headers });
  await ask(counting.port, { body: '{broken ada@example.com' }, { address, headers });
  const journal = readAll(join(folder, 'journal'));
  await counting.stop();
  const firestore = stage.firestore();
  const found: unknown[] = [];
  for (const collection of await firestore.listCollections())
    for (const document of await collection.listDocuments()) {
      found.push((await document.get()).data());
      for (const below of await document.listCollections())
        found.push((await below.get()).docs.map((each) => each.data()));
    }
  const outputs = { journal, stream: readAll(events()), log: logged.join(), database: JSON.stringify(found) };
  expect(outputs.journal).toContain('mail.example');
  expect(outputs.stream).toContain('mail.example');
  expect(outputs.database).toContain('mail.example');
  const secrets = [
    address,
    '203.0.113',
    'Unique/77',
    'iPhone',
    'Mozilla',
    'ada',
    'lovelace',
    '23456789',
    'secret-cookie',
  ];
  for (const [name, text] of Object.entries(outputs))
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
});

function readAll(from: string): string {
  return readdirSync(from)
    .map((name) => readFileSync(join(from, name), 'utf8'))
    .join('\n');
}
