import type { CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { importObjects, type Reading } from '@countin/domain/imports';
import { anArtistProfile } from '@countin/domain/testing';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../accounts/delete-account.ts';
import { deleteProfile } from '../profiles/deletion/delete-profile.ts';
import { allDocuments } from '../testing/all-documents.ts';
import { answerAs } from '../testing/call-as.ts';
import { READING } from '../testing/import-reading.ts';
import { anImportWorld, callAs, MIRA, workOn } from '../testing/import-stage.ts';
import { aPerson, putUser } from '../testing/people.ts';
import type { TestWorld } from '../testing/services.ts';
import { putArtist } from '../testing/stage.ts';
import { continueImport, queueLeftImports } from './continue-import.ts';
import { KEPT_MS, MOST_RUNS } from './kept-runs.ts';
import { removeOutdatedImports } from './remove-import.ts';

const FOREVER = Number.MAX_SAFE_INTEGER;
const DAY = 24 * 3_600_000;
const TABLE = `Artist,Title,UPC
Mira Okafor,Tide Lines,036000291452
Mira Okafor,Low Sun,4006381333931
Somebody Else,Salt,
`;

const upload = (world: TestWorld, text: string, runId = 'run-1', uid = MIRA) =>
  world.objects.write(importObjects.file(uid, runId), Buffer.from(text), 'application/octet-stream');

async function create(world: TestWorld, text = TABLE, reading: Partial<Reading> = {}, runId = 'run-1'): Promise<void> {
  await upload(world, text, runId);
  await callAs(world, MIRA, 'createImport', { runId, name: 'Releases.csv', reading: { ...READING, ...reading } });
}
async function anOpenRun(text = TABLE, reading: Partial<Reading> = {}): Promise<TestWorld> {
  const world = await anImportWorld();
  await create(world, text, reading);
  await workOn(world);
  return world;
}
const runOf = async (world: TestWorld, uid = MIRA, runId = 'run-1') =>
  (await callAs(world, uid, 'readImport', { runId })).run;
const recordsOf = async (world: TestWorld, page = 0, uid = MIRA) =>
  JSON.parse((await callAs(world, uid, 'readImportRecords', { runId: 'run-1', page })).records) as {
    fields: { title: { value: string } };
    problems: { code: string; found: string }[];
  }[];
const ANSWERS = { excluded: true, target: null, slug: null, again: false };
const rowsOf = async (world: TestWorld) =>
  (await callAs(world, MIRA, 'readImportRows', { runId: 'run-1' })).rows.map(({ row }) => row);

describe('a run', () => {
  test('reads its file by itself; the name of the only artist of that name is chosen', async () => {
    const world = await anImportWorld();
    await create(world);
    expect(await runOf(world)).toMatchObject({ state: 'reading', records: 0, createdByName: 'Name of uid-mira' });
    await workOn(world);
    expect(await runOf(world)).toMatchObject({
      state: 'open',
      name: 'Releases.csv',
      bytes: TABLE.length,
      records: 3,
      pages: 1,
      failure: null,
      artists: [
        { name: 'Mira Okafor', artistId: 'artist-mira' },
        { name: 'Somebody Else', artistId: null },
      ],
    });
    expect((await recordsOf(world)).map(({ fields }) => fields.title.value)).toEqual(['Tide Lines', 'Low Sun', 'Salt']);
    expect(await recordsOf(world, 1)).toEqual([]);
  });

  test('chooses no artist where two have the name, nor one that its maker may only see', async () => {
    const world = await anImportWorld();
    await putArtist(world, { id: 'second', customSlug: 'second' });
    await create(world);
    await workOn(world);
    expect((await runOf(world)).artists[0]).toEqual({ name: 'Mira Okafor', artistId: null });
    await upload(world, TABLE, 'run-2', 'viewer');
    await callAs(world, 'viewer', 'createImport', { runId: 'run-2', name: '', reading: READING });
    await workOn(world);
    expect((await runOf(world, 'viewer', 'run-2')).artists[0]?.artistId).toBeNull();
  });

  test('is made once, whichever tab asks, and needs its file', async () => {
    const world = await anImportWorld();
    const input = { runId: 'run-1', name: 'Releases.csv', reading: READING };
    await expect(callAs(world, MIRA, 'createImport', input)).rejects.toThrow('import/no-file');
    await upload(world, TABLE);
    await Promise.all([1, 2].map(() => callAs(world, MIRA, 'createImport', input)));
    await workOn(world);
    await callAs(world, MIRA, 'createImport', { ...input, name: 'Another.csv' });
    await workOn(world);
    expect(await runOf(world)).toMatchObject({ name: 'Releases.csv', state: 'open' });
    await upload(world, TABLE, 'run-1', 'stranger');
    await expect(callAs(world, 'stranger', 'createImport', input)).rejects.toThrow('import/not-found');
  });

  test('is refused to an account that has as many as are kept', async () => {
    const world = await anOpenRun();
    const run = await world.read(documents.importRun('run-1').path);
    const batch = world.db.batch();
    for (let made = 1; made < MOST_RUNS; made += 1)
      batch.set(world.db.doc(documents.importRun(`more-${made}`).path), { ...run, id: `more-${made}` });
    await batch.commit();
    await expect(create(world, TABLE, {}, 'run-x')).rejects.toThrow('import/too-many');
    await callAs(world, MIRA, 'removeImport', { runId: 'more-1' });
    await create(world, TABLE, {}, 'run-x');
    const listed: string[] = [];
    for (let after: number | null | undefined = null; after !== undefined;) {
      const { runs, next }: CallableOutput<'listImports'> = await callAs(world, MIRA, 'listImports', { after });
      listed.push(...runs.map(({ id }) => id));
      after = next ?? undefined;
    }
    expect([listed.length, new Set(listed).size, listed[0]]).toEqual([MOST_RUNS, MOST_RUNS, 'run-x']);
  });

  test('whose task is lost is queued by the schedule, which reads nothing itself', async () => {
    const world = await anImportWorld();
    const queue = world.queueImport;
    world.queueImport = () => Promise.reject(new Error('away'));
    await create(world);
    await queueLeftImports(world, FOREVER);
    expect([(await runOf(world)).state, world.logged.length > 1]).toEqual(['reading', true]);
    world.queueImport = queue;
    await queueLeftImports(world, FOREVER);
    await workOn(world);
    expect((await runOf(world)).state).toBe('open');
    await queueLeftImports(world, FOREVER);
    expect(world.queuedImports).toEqual([]);
  });
});

describe('a file that cannot be read', () => {
  test('fails its run with what is wrong, and can be read in another way', async () => {
    const world = await anOpenRun('PK\u0003\u0004 nothing', { format: 'workbook' });
    expect(await runOf(world)).toMatchObject({ state: 'unreadable', failure: { code: expect.any(String) as string } });
    await callAs(world, MIRA, 'changeImportReading', { runId: 'run-1', reading: { ...READING, format: 'batch' } });
    await workOn(world);
    expect((await runOf(world)).failure?.code).toMatch(/^archive\//);
  });

  test('that killed its process three times fails its run', async () => {
    const world = await anImportWorld();
    await create(world);
    await world.db.doc(documents.importRun('run-1').path).update({ attempts: 3 });
    await workOn(world);
    expect(await runOf(world)).toMatchObject({ state: 'unreadable', failure: { code: 'file/too-demanding' } });
  });

  test('because the bucket is away is read later', async () => {
    const world = await anImportWorld();
    await create(world);
    const { readPart } = world.objects;
    world.objects.readPart = () => Promise.reject(new Error('the bucket is away'));
    // As often as a file may kill its process.
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(continueImport(world, 'run-1', FOREVER)).rejects.toThrow('the bucket is away');
    world.objects.readPart = readPart;
    await workOn(world);
    expect((await runOf(world)).state).toBe('open');
  });
});

describe('another reading', () => {
  test('replaces records, names and failure, and removes answers of rows', async () => {
    const world = await anOpenRun();
    await callAs(world, MIRA, 'changeImportRows', {
      runId: 'run-1',
      rows: [0, 1].map((row) => ({ row, answers: ANSWERS, corrections: [] })),
    });
    expect(await rowsOf(world)).toEqual([0, 1]);
    const mapping = ['title', 'artist', null];
    await callAs(world, MIRA, 'changeImportReading', { runId: 'run-1', reading: { ...READING, mapping } });
    expect([await rowsOf(world), await recordsOf(world)]).toEqual([[], []]);
    await workOn(world);
    const { artists, records } = await runOf(world);
    expect([records, artists.map(({ name }) => name)]).toEqual([3, ['Tide Lines', 'Low Sun', 'Salt']]);
  });

  test('that is asked for while the file is read is the one that counts', async () => {
    const world = await anImportWorld();
    await create(world);
    const { readPart } = world.objects;
    let changed = false;
    world.objects.readPart = async (...part) => {
      if (!changed) {
        changed = true;
        const mapping = ['title', 'artist', null];
        await callAs(world, MIRA, 'changeImportReading', { runId: 'run-1', reading: { ...READING, mapping } });
      }
      return readPart.apply(world.objects, part);
    };
    await workOn(world);
    expect((await runOf(world)).artists[0]?.name).toBe('Tide Lines');
    expect((await recordsOf(world))[0]?.fields.title.value).toBe('Mira Okafor');
  });

  test('is remembered for the headings of the next file', async () => {
    const world = await anOpenRun();
    const reading = { ...READING, mapping: ['title', 'artist', null] };
    const headings = ['Artist', 'Title', 'UPC'];
    await callAs(world, MIRA, 'changeImportReading', { runId: 'run-1', reading, headings });
    expect((await callAs(world, MIRA, 'listImports', { after: null })).headings).toEqual([
      { heading: 'Artist', column: 'title' },
      { heading: 'Title', column: 'artist' },
      { heading: 'UPC', column: null },
    ]);
  });

  test('refuses answers to rows that were counted by the one before', async () => {
    const world = await anOpenRun();
    const answer = (reading: Reading) =>
      answerAs(world, MIRA, 'changeImportRows', {
        runId: 'run-1',
        rows: [{ row: 0, answers: ANSWERS, corrections: [] }],
        reading,
      });
    const other = { ...READING, mapping: ['title', 'artist', null] };
    await callAs(world, MIRA, 'changeImportReading', { runId: 'run-1', reading: other });
    expect((await answer(READING)).code).toBe('import/read-anew');
    expect(await rowsOf(world)).toEqual([]);
    expect((await answer(other)).code).toBe('done');
    expect(await rowsOf(world)).toEqual([0]);
  });

  test('is refused while a work goes on, and once it has written rows', async () => {
    const world = await anOpenRun();
    const path = documents.importRun('run-1').path;
    await world.db.doc(path).update({ state: 'working' });
    for (const [key, input] of [
      ['changeImportReading', { runId: 'run-1', reading: READING }],
      ['changeImportRows', { runId: 'run-1', rows: [] }],
      ['changeImport', { runId: 'run-1', artists: [], columnValues: [] }],
      ['removeImport', { runId: 'run-1' }],
    ] as const)
      expect([key, (await answerAs(world, MIRA, key, input)).code]).toEqual([key, 'import/working']);
    await world.db.doc(path).update({ state: 'open' });
    await world.write(documents.importStep('run-1', '1.0').path, { work: 1, row: 0 });
    await expect(callAs(world, MIRA, 'changeImportReading', { runId: 'run-1', reading: READING })).rejects.toThrow(
      'import/applied',
    );
  });
});

describe('a run is open', () => {
  const opens = async (world: TestWorld, uid: string) =>
    [
      (await answerAs(world, uid, 'readImport', { runId: 'run-1' })).code,
      (await callAs(world, uid, 'listImports', { after: null })).runs.length,
    ] as const;

  test('to its maker and to who may edit all of its artists', async () => {
    const world = await anOpenRun();
    expect(await opens(world, MIRA)).toEqual(['done', 1]);
    expect(await opens(world, 'editor')).toEqual(['done', 1]);
    for (const uid of ['viewer', 'stranger']) expect(await opens(world, uid)).toEqual(['import/not-found', 0]);
    await putUser(world, 'label', { agreedArtists: { 'artist-mira': { 'label-tide': 'edit' } } });
    world.identity.put('label', {});
    expect(await opens(world, 'label')).toEqual(['done', 1]);
    await putUser(world, 'editor', { artistRoles: { 'artist-mira': 'editor' }, suspended: true });
    expect((await answerAs(world, 'editor', 'readImport', { runId: 'run-1' })).code).toBe('auth/disabled');
  });

  test('to its maker alone once it is about an artist of others, or about none', async () => {
    const world = await anOpenRun();
    await putArtist(world, { id: 'second', name: 'Second', customSlug: 'second' });
    await callAs(world, MIRA, 'changeImport', {
      runId: 'run-1',
      artists: [{ name: 'Somebody Else', artistId: 'second' }],
      columnValues: [],
    });
    expect((await runOf(world)).artists).toEqual([
      { name: 'Mira Okafor', artistId: 'artist-mira' },
      { name: 'Somebody Else', artistId: 'second' },
    ]);
    expect(await opens(world, 'editor')).toEqual(['import/not-found', 0]);
    await callAs(world, MIRA, 'changeImport', {
      runId: 'run-1',
      artists: [
        { name: 'Mira Okafor', artistId: null },
        { name: 'Somebody Else', artistId: null },
      ],
      columnValues: [],
    });
    expect(await opens(world, 'editor')).toEqual(['import/not-found', 0]);
    expect(await opens(world, MIRA)).toEqual(['done', 1]);
  });

  test('to its maker after its artist was deleted', async () => {
    const world = await anOpenRun();
    await deleteProfile(world, aPerson({ uid: MIRA }), { kind: 'artist', profileId: 'artist-mira' });
    expect(await opens(world, MIRA)).toEqual(['done', 1]);
    expect(await opens(world, 'editor')).toEqual(['import/not-found', 0]);
  });

  test('to nobody by being assigned to an artist of theirs', async () => {
    const world = await anOpenRun();
    await world.write(
      documents.artistProfile('other').path,
      anArtistProfile({ id: 'other', createdBy: 'stranger', customSlug: 'other' }),
    );
    const artists = [{ name: 'Mira Okafor', artistId: 'other' }];
    await expect(callAs(world, MIRA, 'changeImport', { runId: 'run-1', artists, columnValues: [] })).rejects.toThrow(
      'access/denied',
    );
    expect(await opens(world, 'stranger')).toEqual(['import/not-found', 0]);
  });

  test('however many names are sent beside those of the file', async () => {
    const world = await anOpenRun();
    const names = (from: string) => Array.from({ length: 999 }, (_, at) => ({ name: `${from} ${at}`, artistId: null }));
    const change = { runId: 'run-1', columnValues: [] };
    await expect(callAs(world, MIRA, 'changeImport', { ...change, artists: names('one') })).rejects.toThrow(
      'field/too-many',
    );
    expect(await opens(world, MIRA)).toEqual(['done', 1]);
  });

  test('to strangers by no operation, and nothing changes', async () => {
    const world = await anOpenRun();
    await callAs(world, 'stranger', 'listImports', { after: null });
    const before = await allDocuments(world);
    for (const [key, input] of [
      ['readImportRecords', { runId: 'run-1', page: 0 }],
      ['readImportRows', { runId: 'run-1' }],
      ['changeImportReading', { runId: 'run-1', reading: READING }],
      ['changeImportRows', { runId: 'run-1', rows: [{ row: 0, answers: ANSWERS, corrections: [] }] }],
      ['changeImport', { runId: 'run-1', artists: [], columnValues: [] }],
      ['removeImport', { runId: 'run-1' }],
    ] as const)
      for (const uid of ['stranger', 'viewer'])
        expect([key, (await answerAs(world, uid, key, input)).code]).toEqual([key, 'import/not-found']);
    expect(await allDocuments(world)).toMatchObject(before);
  });
});

describe('rows', () => {
  test('of two tabs are kept, the later answer of a row in place of the earlier', async () => {
    const world = await anOpenRun();
    const change = (uid: string, row: number, slug: string) =>
      callAs(world, uid, 'changeImportRows', {
        runId: 'run-1',
        rows: [{ row, answers: { ...ANSWERS, slug }, corrections: [{ column: 'title', track: null, text: 'Salt' }] }],
      });
    await Promise.all([change(MIRA, 0, 'one'), change('editor', 2, 'three')]);
    await change('editor', 0, 'two');
    const { rows } = await callAs(world, MIRA, 'readImportRows', { runId: 'run-1' });
    expect(rows.map(({ row, answers, changedBy }) => [row, answers.slug, changedBy])).toEqual([
      [0, 'two', 'editor'],
      [2, 'three', 'editor'],
    ]);
  });

  test('come in pages that lose none', async () => {
    const world = await anOpenRun();
    const rows = Array.from({ length: 200 }, (_, row) => ({ row, answers: ANSWERS, corrections: [] }));
    await callAs(world, MIRA, 'changeImportRows', { runId: 'run-1', rows });
    const found = new Set<number>();
    for (let rowsAfter: string | null | undefined = null; rowsAfter !== undefined;) {
      const page: CallableOutput<'readImportRows'> = await callAs(world, MIRA, 'readImportRows', {
        runId: 'run-1',
        rowsAfter,
      });
      for (const { row } of page.rows) found.add(row);
      rowsAfter = page.nextRows ?? undefined;
    }
    expect(found.size).toBe(200);
  });
});

describe('nothing of a run is left', () => {
  const left = async (world: TestWorld) => [
    ...Object.keys(await allDocuments(world)).filter((path) => path.startsWith('importRuns/')),
    ...[...world.objects.stored.keys()].filter((name) => name.includes('imports/')),
  ];
  const anAnsweredRun = async () => {
    const world = await anOpenRun();
    const rows = [{ row: 0, answers: ANSWERS, corrections: [] }];
    await callAs(world, MIRA, 'changeImportRows', { runId: 'run-1', rows });
    await world.write(documents.importStep('run-1', '1.0').path, { work: 1, row: 0 });
    expect(await left(world)).toHaveLength(5);
    return world;
  };

  test('once it is removed', async () => {
    const world = await anAnsweredRun();
    await callAs(world, 'editor', 'removeImport', { runId: 'run-1' });
    expect(await left(world)).toEqual([]);
    await expect(runOf(world)).rejects.toThrow('import/not-found');
  });

  test('after a removal that was cut short, which nobody sees', async () => {
    const world = await anAnsweredRun();
    const { removeFolder } = world.objects;
    world.objects.removeFolder = () => Promise.reject(new Error('away'));
    await callAs(world, MIRA, 'removeImport', { runId: 'run-1' });
    await expect(runOf(world)).rejects.toThrow('import/not-found');
    expect((await callAs(world, MIRA, 'listImports', { after: null })).runs).toEqual([]);
    world.objects.removeFolder = removeFolder;
    await removeOutdatedImports(world, FOREVER);
    expect(await left(world)).toEqual([]);
  });

  test('thirty days later', async () => {
    const world = await anAnsweredRun();
    world.passTime(KEPT_MS - DAY);
    await removeOutdatedImports(world, FOREVER);
    expect((await runOf(world)).state).toBe('open');
    world.passTime(DAY);
    await removeOutdatedImports(world, FOREVER);
    expect(await left(world)).toEqual([]);
  });

  test('with the account that made it', async () => {
    const world = await anAnsweredRun();
    await deleteAccount(world, aPerson({ uid: MIRA, passwordAt: world.now() }));
    expect(await left(world)).toEqual([]);
  });
});
