import { callables, type CallableInput, type CallableKey, type CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { importObjects, type ImportStep, type Reading } from '@countin/domain/imports';
import type { MusicProduct } from '@countin/domain/release';
import * as v from 'valibot';
import { continueImport } from '../imports/continue-import.ts';
import { stagedOnce } from './all-documents.ts';
import { answerAs } from './call-as.ts';
import { READING } from './import-reading.ts';
import { putTestMember } from './members.ts';
import { putUser } from './people.ts';
import { createWorld, type TestWorld } from './services.ts';
import { putArtist } from './stage.ts';

/** Owner of the artist of imports in tests. */
export const MIRA = 'uid-mira';
/** The run that these tests have. */
export const RUN = 'run-1';
const FOREVER = Number.MAX_SAFE_INTEGER;

/** Calls an operation as a browser does. Throws its error code. */
export async function callAs<K extends CallableKey>(
  world: TestWorld,
  uid: string,
  key: K,
  input: CallableInput<K>,
): Promise<CallableOutput<K>> {
  world.passTime(1000);
  const { code, result } = await answerAs(world, uid, key, input);
  if (code !== 'done') throw new Error(code);
  return v.parse(callables[key].output as v.GenericSchema, result) as CallableOutput<K>;
}

const PEOPLE = [MIRA, 'editor', 'viewer', 'stranger'];

const putPeople = stagedOnce(async () => {
  const world = createWorld('imports');
  await putArtist(world);
  for (const uid of PEOPLE) await putUser(world, uid, { displayName: `Name of ${uid}` });
  await putTestMember(world, 'editor', 'editor');
  await putTestMember(world, 'viewer', 'viewer');
  return world;
});

/** Mira with an artist, an editor, a viewer and a stranger. */
export async function anImportWorld(): Promise<TestWorld> {
  const world = createWorld('imports');
  await putPeople(world);
  for (const uid of PEOPLE) {
    world.identity.put(uid, {});
    world.identity.verifiedUids.add(uid);
  }
  return world;
}

/** Uploads a file, makes the run of it and has it read. */
export async function readRun(
  world: TestWorld,
  file: string | Uint8Array,
  reading: Partial<Reading> = {},
  uid = MIRA,
): Promise<void> {
  await world.objects.write(importObjects.file(uid, RUN), Buffer.from(file), 'application/octet-stream');
  await callAs(world, uid, 'createImport', { runId: RUN, name: 'Releases.csv', reading: { ...READING, ...reading } });
  await workOn(world);
}

/** Works on everything that is queued, as the queue does. */
export async function workOn(world: TestWorld): Promise<void> {
  for (let runId = world.queuedImports.shift(); runId !== undefined; runId = world.queuedImports.shift())
    await continueImport(world, runId, FOREVER);
}

/** Applies the run, to its end. */
export async function apply(
  world: TestWorld,
  { digest = '', publish = false }: { readonly digest?: string; readonly publish?: boolean } = {},
  uid = MIRA,
): Promise<number> {
  const { work } = await callAs(world, uid, 'applyImport', { runId: RUN, digest, publish });
  await workOn(world);
  return work;
}

/** Takes a work back, to its end. */
export async function undo(
  world: TestWorld,
  work: number,
  { rows = null, force = [] }: { readonly rows?: number[] | null; readonly force?: number[] } = {},
  uid = MIRA,
): Promise<number> {
  const begun = await callAs(world, uid, 'undoImport', { runId: RUN, work, rows, force });
  await workOn(world);
  return begun.work;
}

/** The run as its screen reads it. */
export async function runOf(world: TestWorld, uid = MIRA) {
  return (await callAs(world, uid, 'readImport', { runId: RUN })).run;
}

/** Steps of a work as its screen reads them, by their rows. */
export async function stepsOf(world: TestWorld, work: number, uid = MIRA): Promise<readonly ImportStep[]> {
  const steps: ImportStep[] = [];
  for (let stepsAfter: string | null | undefined = null; stepsAfter !== undefined;) {
    const page: CallableOutput<'readImportRows'> = await callAs(world, uid, 'readImportRows', {
      runId: RUN,
      stepsAfter,
    });
    steps.push(...page.steps);
    stepsAfter = page.nextSteps ?? undefined;
  }
  return steps.filter((step) => step.work === work).sort((one, other) => one.row - other.row);
}

/** Every release that is stored, by title. */
export async function releasesOf(world: TestWorld): Promise<readonly MusicProduct[]> {
  const stored = await world.db.collection(documents.musicProducts().path).get();
  return stored.docs
    .map((each) => v.parse(documents.musicProduct.schema, each.data()))
    .sort((one, other) => (one.title < other.title ? -1 : 1));
}
