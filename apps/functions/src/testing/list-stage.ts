import { importObjects, type Reading } from '@countin/domain/imports';
import { parseGtin } from '@countin/domain/identifiers';
import { readRecordPage, type ReleaseRecord } from '@countin/import/records';
import { useCatalogueServer, type CatalogueServer } from './catalogue-server.ts';
import { READING } from './import-reading.ts';
import { putUser } from './people.ts';
import { createWorld, type TestWorld } from './services.ts';
import { putArtist } from './stage.ts';
import { continueImport } from '../imports/continue-import.ts';
import { createImport } from '../imports/create-import.ts';
import { readImport, readImportRecords } from '../imports/read-import.ts';

/** Owner of the run. */
export const MIRA = 'uid-mira';
const CODES: Reading = { ...READING, format: 'codes', language: 'de' };

/** A run of a list, whose services are those of the example catalogue. MusicBrainz answers one request a second: it is left out. */
export async function aList(server: CatalogueServer, text: string): Promise<TestWorld> {
  const world = createWorld('import-lists');
  await putArtist(world);
  await putUser(world, MIRA);
  useCatalogueServer(world, server);
  const finders = world.catalogues.finders.filter(({ service }) => service !== null);
  world.catalogues = { ...world.catalogues, finders };
  // The world's clock stands still in June; requests and their deadlines need the real one.
  Object.assign(world, { now: () => Date.now() });
  await world.objects.write(importObjects.file(MIRA, 'run-1'), Buffer.from(text), 'text/plain');
  await createImport(world, MIRA, { runId: 'run-1', name: 'list.txt', reading: CODES, headings: [] });
  return world;
}

/** Reads on, for a minute at most. */
export const readOn = (world: TestWorld) => continueImport(world, 'run-1', Date.now() + 60_000);

/** The run as its screen has it. */
export const runOf = async (world: TestWorld) => (await readImport(world, MIRA, { runId: 'run-1' })).run;

/** All records that are stored. */
export async function recordsOf(world: TestWorld): Promise<ReleaseRecord[]> {
  const records: ReleaseRecord[] = [];
  for (let page = 0; page < (await runOf(world)).pages; page += 1)
    records.push(...readRecordPage((await readImportRecords(world, MIRA, { runId: 'run-1', page })).records));
  return records;
}

/** The page of a release at a service. */
export async function pageOf(world: TestWorld, service: string, upc: string): Promise<string> {
  const gtin = parseGtin(upc);
  const client = world.catalogues.finders.find(({ catalogue }) => catalogue === service);
  if (!gtin.ok || !client) throw new Error(`${service} ${upc}`);
  const [found] = await client.byUpc(gtin.gtin, { market: 'US', deadline: Date.now() + 20_000 });
  return found?.url ?? '';
}

/** The page of a song at a service. */
export async function songPageOf(world: TestWorld, service: string, isrc: string): Promise<string> {
  const client = world.catalogues.finders.find(({ catalogue }) => catalogue === service);
  const [found] = (await client?.byIsrc(isrc, { market: 'US', deadline: Date.now() + 20_000 })) ?? [];
  return found?.url ?? '';
}

/** What a record says of a field. */
export const valueOf = <F extends keyof ReleaseRecord['fields']>(record: ReleaseRecord | undefined, field: F) => {
  const said = record?.fields[field];
  return said && 'value' in said ? said.value : undefined;
};
