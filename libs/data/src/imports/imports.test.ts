import { importStepSchema, type ImportStep, type Reading } from '@countin/domain/imports';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { memoryAccess } from '../testing/memory-access.ts';
import { applyImportOptions, changeImportRowsOptions, createImportOptions } from './change-imports.ts';
import { importOptions, missingReleasesOptions, type MissingReleases, type OpenImport } from './list-imports.ts';
import { previewUndo, readContextPages, readRecordPages, readRows } from './import-pages.ts';

const RUN = 'run-1';
const READING: Reading = {
  format: 'table',
  encoding: null,
  delimiter: null,
  sheet: null,
  mapping: null,
  dateOrder: null,
  decimalSign: null,
  emptyCells: 'keep',
  lostZeros: 'refuse',
  language: 'en',
};
const answers = { excluded: true, target: null, slug: null, again: false };
const row = (number: number) => ({ row: number, answers, corrections: [], changedBy: 'mira', changedAt: 1 });

function step(number: number): ImportStep {
  return v.parse(importStepSchema, {
    work: 1,
    row: number,
    result: 'created',
    code: '',
    productId: 'p',
    artistId: 'a',
    productSlug: 'slug',
    title: 'Tide',
    open: false,
    cover: '',
    coverImage: null,
    publishing: '',
    at: 1,
  });
}

async function all<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pages) found.push(page);
  return found;
}

it('rows and steps come once each, also where one of them has more pages', async () => {
  const steps = [0, 1, 2].map(step);
  const access = memoryAccess(
    {},
    {
      // As the server does it: pages of one, after the cursor in the order of texts.
      'studio/readImportRows': ({ rowsAfter, stepsAfter }: { rowsAfter: string | null; stepsAfter: string | null }) => {
        const rows = ['4'].filter((id) => rowsAfter === null || id > rowsAfter);
        const ids = ['1.0', '1.1', '1.2'].filter((id) => stepsAfter === null || id > stepsAfter);
        const [first] = ids;
        return {
          rows: rows.map(() => row(4)),
          steps: first ? [steps[Number(first.slice(2))]] : [],
          nextRows: null,
          nextSteps: ids.length > 1 ? first : null,
        };
      },
    },
  );
  const pages = await readRows(access, RUN);
  expect(pages.flatMap((page) => page.rows.map((each) => each.row))).toEqual([4]);
  expect(pages.flatMap((page) => page.steps.map((each) => each.row))).toEqual([0, 1, 2]);
});

it('all pages of records, of the context and of an undo are read', async () => {
  const access = memoryAccess(
    {},
    {
      'studio/readImportRecords': ({ page }: { page: number }) => ({ records: `[${page}]` }),
      'studio/readImportContext': ({ after }: { after: string | null }) =>
        after === null ? { context: 'one', next: 'x' } : { context: 'two', next: null },
      'studio/previewImportUndo': ({ page }: { page: number }) => ({
        undo: JSON.stringify(page === 0 ? [{ row: 7 }] : []),
        next: page === 0 ? 1 : null,
      }),
    },
  );
  expect(await all(readRecordPages(access, { id: RUN, pages: 2 }))).toEqual(['[0]', '[1]']);
  expect(await readContextPages(access)).toEqual(['one', 'two']);
  expect(await all(previewUndo(access, { runId: RUN, work: 1, rows: null, force: [] }))).toEqual([[{ row: 7 }], []]);
});

it('a run is applied after the changes of its rows have arrived', async () => {
  const arrived: string[] = [];
  const first = Promise.withResolvers<object>();
  const access = memoryAccess(
    {},
    {
      'studio/changeImportRows': async () => {
        await first.promise;
        arrived.push('rows');
        return {};
      },
      'studio/applyImport': () => {
        arrived.push('apply');
        return { work: 1 };
      },
    },
  );
  const client = new QueryClient();
  const change = new MutationObserver(client, changeImportRowsOptions(access, RUN));
  const apply = new MutationObserver(client, applyImportOptions(access, RUN));
  const done = [
    change.mutate({ runId: RUN, rows: [{ row: 0, answers, corrections: [] }] }),
    apply.mutate({ runId: RUN, digest: '', publish: false }),
  ];
  first.resolve({});
  await Promise.all(done);
  expect(arrived).toEqual(['rows', 'apply']);
});

it('the screen of a new run has it from the answer', async () => {
  const run: OpenImport = {
    id: RUN,
    createdBy: 'mira',
    createdByName: 'Mira',
    createdAt: 1,
    updatedAt: 1,
    removeAt: 2,
    name: 'releases.csv',
    bytes: 10,
    reading: READING,
    state: 'reading',
    failure: null,
    records: 0,
    pages: 0,
    artists: [],
    columnValues: [],
    works: [],
  };
  const access = memoryAccess(
    {},
    {
      'studio/createImport': () => ({ run }),
      'studio/readImport': () => Promise.reject(new Error('not asked')),
    },
  );
  const client = new QueryClient();
  const create = new MutationObserver(client, createImportOptions(access));
  await create.mutate({ runId: RUN, name: 'releases.csv', reading: READING, headings: [] });
  expect(await client.ensureQueryData(importOptions(access, RUN))).toMatchObject({ id: RUN, state: 'reading' });
});

it('what services list under an artist is asked for once, and again only on request', async () => {
  const answer: MissingReleases = { example: false, rows: [], more: false, services: [] };
  const asked: string[] = [];
  const access = memoryAccess(
    {},
    {
      'studio/listMissingReleases': ({ artistId }: { artistId: string }) => {
        asked.push(artistId);
        return answer;
      },
    },
  );
  const client = new QueryClient();
  const options = missingReleasesOptions(access, 'mira');
  expect(await client.fetchQuery(options)).toEqual(answer);
  await client.fetchQuery(options);
  await client.fetchQuery(missingReleasesOptions(access, 'other'));
  expect(asked).toEqual(['mira', 'other']);
  await client.refetchQueries({ queryKey: options.queryKey, type: 'all' });
  expect(asked).toEqual(['mira', 'other', 'mira']);
});
