import type { DataAccess } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import {
  importStepSchema,
  type ImportRun,
  type ImportStep,
  type ImportWork,
  type Reading,
  type RowChange,
} from '@countin/domain/imports';
import { aProductContent } from '@countin/domain/testing';
import { writeContextPage, type ExistingRelease } from '@countin/import/plan';
import { writeRecordPage, type ReleaseRecord } from '@countin/import/records';
import { blobSource, inspectFile, recordsOfFile } from '@countin/import/sources';
import type { UndoRow } from '@countin/data/imports';
import * as v from 'valibot';

const MIRA = { artistId: 'mira', name: 'Mira Okafor', slug: 'mira', mayCreate: true, mayEdit: true };
const JONAS = { artistId: 'jonas', name: 'Jonas Weil', slug: 'jonas', mayCreate: true, mayEdit: true };

/** A release that is here already. */
export function aRelease(overrides: Partial<ExistingRelease> = {}): ExistingRelease {
  return {
    productId: 'here',
    artistId: 'mira',
    productSlug: 'harbour-lights',
    status: 'draft',
    content: aProductContent({ title: 'Harbour Lights', labelName: 'Old Label' }),
    messageAt: null,
    ...overrides,
  };
}

/** A step as the server stores it. */
export function aStep(overrides: Partial<ImportStep>): ImportStep {
  return v.parse(importStepSchema, {
    work: 1,
    row: 0,
    result: 'created',
    code: '',
    productId: 'made',
    artistId: 'mira',
    productSlug: 'made',
    title: 'Made',
    open: false,
    cover: '',
    coverImage: null,
    publishing: '',
    at: 1,
    ...overrides,
  });
}

/** A work as the server stores it. */
export function aWork(overrides: Partial<ImportWork> = {}): ImportWork {
  return {
    work: 1,
    kind: 'import',
    undoes: null,
    startedBy: 'mira',
    startedAt: 1,
    endedAt: 2,
    publish: false,
    digest: '',
    total: 1,
    done: 1,
    failed: 0,
    pages: 1,
    page: 1,
    code: '',
    attempts: 0,
    reached: 0,
    stoppedBy: null,
    stoppedByName: '',
    ...overrides,
  };
}

interface Stage {
  readonly releases?: readonly ExistingRelease[];
  readonly run?: Partial<ImportRun>;
  readonly undo?: readonly UndoRow[];
}

/** A server with one run of a CSV file, as its functions answer. */
export async function aRunServer(
  text: string | Uint8Array<ArrayBuffer>,
  { releases = [], run: given = {}, undo = [] }: Stage = {},
) {
  const source = blobSource(new Blob([text]));
  const { reading } = await inspectFile(source, { language: 'en' });
  const recordsBy = async (wanted: Reading) => {
    const found: ReleaseRecord[] = [];
    for await (const record of recordsOfFile(source, wanted)) found.push(record);
    return found;
  };
  let records = await recordsBy(reading);
  const names = [...new Set(records.map(({ artistName }) => artistName))];
  const server = {
    releases: [...releases],
    run: {
      ...storedRun(reading, records.length, source.size),
      artists: names.map((name) => ({ name, artistId: name === MIRA.name ? MIRA.artistId : null })),
      ...given,
    },
    rows: new Map<number, RowChange>(),
    steps: [] as ImportStep[],
    /** Inputs of calls that change something, in their order. */
    calls: [] as [string, Record<string, unknown>][],
    /** Fails calls of a function with a code. */
    failures: new Map<string, ErrorCode>(),
    reads: { records: 0 },
  };
  const changes = (name: string, act: (input: never) => object | Promise<object>) => ({
    [`studio/${name}`]: (input: Record<string, unknown>) => {
      const code = server.failures.get(name);
      if (code) throw new AppError(code);
      server.calls.push([name, input]);
      return act(input as never);
    },
  });
  const begin = (work: Partial<ImportWork>) => {
    const next = server.run.works.length + 1;
    const begun = aWork({ ...work, work: next, endedAt: null, total: null, done: 0 });
    server.run = { ...server.run, state: 'working', works: [...server.run.works, begun] };
    return { work: next };
  };
  /** The server reads the file in another way: answers of rows go, and its rows come a moment later. */
  const readAnew = async (wanted: Reading) => {
    server.rows.clear();
    server.run = { ...server.run, reading: wanted, state: 'reading', records: 0, failure: null };
    records = await recordsBy(wanted);
    server.run = { ...server.run, state: 'open', records: records.length };
    return {};
  };
  const access = memoryAccess(
    {},
    {
      'studio/readImport': () => ({ run: server.run }),
      'studio/readImportRecords': () => {
        server.reads.records += 1;
        return { records: writeRecordPage(records) };
      },
      'studio/readImportContext': () => ({
        context: writeContextPage({ artists: [MIRA, JONAS], releases: server.releases, formerSlugs: [] }),
        next: null,
      }),
      'studio/readImportRows': () => ({
        rows: [...server.rows.values()].map((row) => ({ ...row, changedBy: 'mira', changedAt: 1 })),
        steps: server.steps,
        nextRows: null,
        nextSteps: null,
      }),
      'studio/previewImportUndo': () => ({ undo: JSON.stringify(undo), next: null }),
      'studio/listImports': () => ({ runs: [], next: null, headings: [] }),
      ...changes('changeImportReading', ({ reading: wanted }: { reading: Reading }) => readAnew(wanted)),
      ...changes('changeImportRows', ({ rows }: { rows: RowChange[] }) => {
        for (const row of rows) server.rows.set(row.row, row);
        return {};
      }),
      ...changes('changeImport', ({ artists, columnValues }: Pick<ImportRun, 'artists' | 'columnValues'>) => {
        const merged = new Map([...server.run.artists, ...artists].map((artist) => [artist.name, artist]));
        server.run = { ...server.run, artists: [...merged.values()], columnValues };
        return {};
      }),
      ...changes('applyImport', ({ digest, publish }: { digest: string; publish: boolean }) =>
        begin({ digest, publish }),
      ),
      ...changes('stopImportWork', ({ work }: { work: number }) => {
        const works = server.run.works.map((one) =>
          one.work === work ? { ...one, stoppedBy: 'mira', stoppedByName: 'Mira' } : one,
        );
        server.run = { ...server.run, works };
        return {};
      }),
      ...changes('retryImportServices', () => {
        const { list, ...run } = server.run;
        server.run = { ...run, state: 'reading', ...(list && { list: { ...list, again: { page: 0 } } }) };
        return {};
      }),
      ...changes('undoImport', ({ work }: { work: number }) => begin({ kind: 'undo', undoes: work })),
    },
  );
  /** Ends the work that goes on. */
  const end = (work: Partial<ImportWork>, steps: readonly ImportStep[] = []) => {
    server.steps.push(...steps);
    const works = server.run.works.map((one) => (one.endedAt === null ? { ...one, endedAt: 3, ...work } : one));
    server.run = { ...server.run, state: 'open', works };
  };
  /** The file as its maker gets it; it counts the downloads. */
  const files = { downloads: [] as string[] };
  const store: DataAccess['files'] = () =>
    Promise.resolve({
      upload: () => Promise.reject(new Error('No uploads')),
      download: (name: string) => {
        files.downloads.push(name);
        return Promise.resolve(new Blob([text]));
      },
    });
  return { server, access: { ...access, files: store }, files, end, readAnew };
}

/** A run of a file that was read. */
export function storedRun(reading: Reading, records: number, bytes: number): Omit<ImportRun, 'artistIds' | 'attempts'> {
  return {
    id: 'run',
    createdBy: 'mira',
    createdByName: 'Mira',
    createdAt: 1,
    updatedAt: 1,
    removeAt: 9,
    name: 'autumn.csv',
    bytes,
    reading,
    state: 'open',
    failure: null,
    records,
    pages: 1,
    artists: [],
    columnValues: [],
    works: [],
  };
}
