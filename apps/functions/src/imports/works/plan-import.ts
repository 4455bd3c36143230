import { genresByName } from '@countin/i18n/genres-by-name';
import { documents, readValidDocument } from '@countin/domain/documents';
import type { ErrorCode } from '@countin/domain/errors';
import { settledRows, type ImportRow, type ImportRun, type ImportStep, type ImportWork } from '@countin/domain/imports';
import { planContextOf, planRun, previewDigest, type ContextPage, type NumberedRow } from '@countin/import/plan';
import { readRecordPage, type ReleaseRecord } from '@countin/import/records';
import type { Services } from '../../platform/services.ts';
import { contextPages } from '../context-pages.ts';
import { recordsJson } from '../read-import.ts';
import { importedReleaseId, type PlannedStep, type PlanWriter } from './work-plan.ts';

/**
 * Plans what an import writes, with the function that has made the preview, against what is stored now.
 *
 * @param renew is called while the plan is made
 * @returns empty, or the code of why nothing is to be written: `import/changed` where the person has seen another preview
 */
export async function planImport(
  services: Services,
  run: ImportRun,
  { startedBy, digest, publish }: ImportWork,
  plan: PlanWriter,
  renew: () => Promise<unknown>,
): Promise<ErrorCode | ''> {
  const [rows, steps] = await Promise.all([readRows(services, run.id), readSteps(services, run.id)]);
  const pages: ContextPage[] = [];
  for await (const { page } of contextPages(services, startedBy)) {
    pages.push(page);
    await renew();
  }
  const settled = settledRows(run.works, steps);
  const context = planContextOf(pages, {
    artists: run.artists,
    madeByRun: settled.made,
    language: run.reading.language,
  });
  const reading = { answers: run.reading, genreNames: genresByName() };
  const planned = planRun(
    recordsOf(services, run),
    { rows, columnValues: run.columnValues, done: settled.rows, reading },
    context,
  );
  async function* noted(): AsyncGenerator<NumberedRow> {
    for await (const chunk of planned) {
      await renew();
      for (const row of chunk) {
        const step = stepOf(run.id, row, context.index, publish);
        if (step) await plan.add(step);
        yield row;
      }
    }
  }
  const found = await previewDigest(noted());
  return digest === '' || digest === found ? '' : 'import/changed';
}

async function* recordsOf(services: Services, run: ImportRun): AsyncGenerator<ReleaseRecord> {
  for (let page = 0; page < run.pages; page += 1) yield* readRecordPage(await recordsJson(services, run.id, page));
}

type Index = ReturnType<typeof planContextOf>['index'];

/** What a row does; null if it does nothing. */
function stepOf(
  runId: string,
  { row, state, target, content, cover, messageAt }: NumberedRow,
  index: Index,
  publish: boolean,
): PlannedStep | null {
  if (!target || !content || (state !== 'new' && state !== 'changed')) return null;
  const { artistId } = target;
  const base = { row, artistId, title: content.title, after: content, cover, messageAt, code: '' };
  if (target.kind === 'create')
    return {
      ...base,
      act: 'create',
      productId: importedReleaseId(runId, row),
      productSlug: target.productSlug,
      before: null,
      page: publish ? 'publish' : 'keep',
      wasPublished: false,
    };
  const release = index.byId(target.productId);
  if (!release) throw new Error('A release that is not here was planned.');
  return {
    ...base,
    act: 'update',
    productId: target.productId,
    productSlug: release.productSlug,
    before: release.content,
    page: target.withdraw ? 'withdraw' : publish ? 'publish' : 'keep',
    wasPublished: release.status === 'published',
  };
}

async function readRows({ db, log }: Services, runId: string): Promise<ReadonlyMap<number, ImportRow>> {
  const stored = await db.collection(documents.importRows(runId).path).get();
  const rows = stored.docs.flatMap((each) => readValidDocument(documents.importRow, each, log) ?? []);
  return new Map(rows.map((row) => [row.row, row]));
}

async function readSteps({ db, log }: Services, runId: string): Promise<ImportStep[]> {
  const stored = await db.collection(documents.importSteps(runId).path).get();
  return stored.docs.flatMap((each) => readValidDocument(documents.importStep, each, log) ?? []);
}
