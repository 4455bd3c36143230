import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sumOfDay } from '@countin/domain/numbers';
import { documents, readDocument } from '@countin/domain/documents';
import { aReleasePage, codesOfVisitor } from '@countin/domain/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, beacon, onlyRelease, PAGE, startCounting } from '../testing/counting-stage.ts';
import { setUpReader } from '../testing/reader-stage.ts';
import type { CountedEvent } from './counted-event.ts';

const stage = setUpReader('demo-recovery');
let folder: string;
let logged: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countin-recovery-'));
  logged = [];
  for (const artist of ['mira', 'ada']) await stage.firestore().doc(`artistProfiles/${artist}`).set({ id: artist });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Heap of a host that counts nothing, MB: mostly the library of the database. */
const BASE_HEAP = 36;
const OTHER = aReleasePage({ id: 'salt', artistId: 'ada', firstInstant: Date.UTC(2026, 0, 1) });
const read = {
  ...onlyRelease,
  releasePage: async (id: string) => (id === OTHER.id ? OTHER : onlyRelease.releasePage(id)),
};
const start = (more: Partial<Parameters<typeof startCounting>[0]> = {}) =>
  startCounting({ firestore: stage.firestore(), folder, read, log: (message) => logged.push(message), ...more });

async function viewsOf(artist: string): Promise<number> {
  const shards = await stage.firestore().collection(documents.dayNumbers('artist', artist).path).get();
  const contents = shards.docs.flatMap((each) => readDocument(documents.dayNumbers, each)?.content ?? []);
  return sumOfDay(contents).whole.counts.views ?? 0;
}

test('a day that cannot be written is set aside and reported, and all others are counted', async () => {
  const counting = await start();
  expect(await ask(counting.port, { body: beacon() })).toBe(204);
  await counting.counter.flush();
  const [shard] = (await stage.firestore().collection(documents.dayNumbers('artist', 'mira').path).get()).docs;
  const { content } = shard?.data() ?? {};
  await shard?.ref.update({ content: 'damaged' });
  for (const p of [PAGE, '/release/salt']) await ask(counting.port, { body: beacon({ p }) });
  await counting.counter.flush();
  await ask(counting.port, { body: beacon({ p: '/release/salt' }) }, { address: '198.51.100.2' });
  await counting.counter.flush();
  expect(await viewsOf('ada')).toBe(2);
  const [name = ''] = readdirSync(join(folder, 'refused'));
  expect(name).toMatch(/^\d+\.artist\.mira\.\d{4}-\d\d-\d\d\.log$/);
  expect(
    readFileSync(join(folder, 'refused', name), 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(1);
  expect(logged).toContain(`the database refuses what was counted, which is set aside in refused/${name}`);

  await shard?.ref.update({ content });
  await ask(counting.port, { body: beacon() }, { address: '198.51.100.3' });
  await counting.stop();
  expect(await viewsOf('mira')).toBe(2);
  expect(readdirSync(folder).filter((each) => /^\d+\.log$/.test(each))).toHaveLength(1);
});

test('a stream of events that cannot be written stops no beacon, and gets its events later', async () => {
  const events = join(folder, 'events');
  const counting = await start({ stream: { folder: events, keep: 86_400_000 } });
  rmSync(events, { recursive: true });
  writeFileSync(events, 'a file where the folder was');
  expect(await ask(counting.port, { body: beacon() })).toBe(204);
  await counting.counter.flush();
  expect(logged).toContain('counted events were not written yet, and stay in the journal');
  expect(await ask(counting.port, { body: beacon() }, { address: '198.51.100.2' })).toBe(204);
  rmSync(events);
  mkdirSync(events);
  await counting.stop();
  expect(await viewsOf('mira')).toBe(2);
  expect(readdirSync(events)).toHaveLength(2);
});

test('a journal that cannot begin another segment goes on with the one that it has', async () => {
  const counting = await start();
  const numbers = join(folder, 'flush');
  rmSync(numbers);
  mkdirSync(numbers);
  await ask(counting.port, { body: beacon() });
  await counting.counter.flush();
  expect(await ask(counting.port, { body: beacon() }, { address: '198.51.100.2' })).toBe(204);
  rmSync(numbers, { recursive: true });
  await counting.stop();
  expect(await viewsOf('mira')).toBe(2);
});

test('a journal of 60 MB with hundreds of artists is read with 64 MB of heap', async () => {
  const count = 400_000;
  const t = Math.floor(Date.now() / 60_000);
  function* lines(): Generator<string> {
    for (let nth = 0; nth < count; nth += 1) {
      const event: CountedEvent = {
        t,
        s: 'artist',
        i: nth % 4 === 0 ? 'mira' : `artist-${nth % 601}`,
        p: `release.r${nth % 7}`,
        m: ['views', 'visits'],
        d: { country: 'DE', language: 'de', device: 'phone', source: `site${nth % 40}.example`, clock: '21' },
        c: 0,
        v: (nth * 64) % 1_000_000,
        w: codesOfVisitor(nth % 4096),
      };
      yield `${JSON.stringify(event)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, `${Date.now() - 60_000}.log`)));
  const program = spawn(
    process.execPath,
    [
      '--no-warnings',
      `--max-old-space-size=${BASE_HEAP + 64}`,
      join(import.meta.dirname, '../testing/recovery-program.ts'),
      folder,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(program, 'close')) as [number];
  expect([said, code]).toEqual(['written 2\n', 0]);
  expect(await viewsOf('mira')).toBe(count / 4);
  expect(existsSync(join(folder, 'refused'))).toBe(false);
}, 240_000);
