import { documents, readValidDocument } from '@countin/domain/documents';
import { unfinishedSteps, type ImportStep, type ImportWork } from '@countin/domain/imports';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { readPlanPage, type PlannedStep } from './work-plan.ts';
import type { StoredWork } from './stored-work.ts';
import { stepId, type WrittenStep } from './write-steps.ts';

/** Steps of one work that wait for their covers and pages. */
export interface LeftSteps {
  readonly work: number;
  readonly steps: readonly WrittenStep[];
}

/**
 * Steps that imports before this one have left: they were stopped, or given up. A page that nobody wants to be published
 * stays as it is, and so does what was planned in a way that cannot be read.
 */
export async function* leftSteps(services: Services, { run, work }: StoredWork): AsyncGenerator<LeftSteps> {
  const { db, log } = services;
  const stored = await db.collection(documents.importSteps(run.id).path).get();
  const steps = stored.docs.flatMap((each) => readValidDocument(documents.importStep, each, log) ?? []);
  const left = new Map(unfinishedSteps(run.works, steps).map((step) => [stepId(step.work, step.row), step]));
  for (const earlier of run.works)
    for (let page = 0; page < earlier.pages; page += 1) {
      const ofPage: WrittenStep[] = [];
      for (const planned of await plannedOf(services, run.id, earlier, page, left)) {
        const step = left.get(stepId(earlier.work, planned.row));
        left.delete(stepId(earlier.work, planned.row));
        if (step) ofPage.push({ planned, stored: withoutPage(step, planned, work), fresh: false });
      }
      if (ofPage.length > 0) yield { work: earlier.work, steps: ofPage };
    }
  for (const step of left.values()) await close(services, run.id, step);
}

async function plannedOf(
  services: Services,
  runId: string,
  { work }: ImportWork,
  page: number,
  left: ReadonlyMap<string, ImportStep>,
): Promise<readonly PlannedStep[]> {
  if (![...left.values()].some((step) => step.work === work)) return [];
  try {
    return await readPlanPage(services, runId, work, page);
  } catch (error) {
    services.log('A page of what an import has planned cannot be read.', error);
    return [];
  }
}

function withoutPage(step: ImportStep, { page }: PlannedStep, { publish }: ImportWork): ImportStep {
  const isUnwanted = step.publishing === 'waiting' && page === 'publish' && !publish;
  return isUnwanted ? { ...step, publishing: 'import/stopped' } : step;
}

async function close({ db }: Services, runId: string, { work, row, cover, publishing }: ImportStep): Promise<void> {
  const ended = (state: string) => (state === 'waiting' ? 'import/failed' : state);
  const target = refTo(db, documents.importStep(runId, stepId(work, row)));
  await updateDocument(db, target, { open: false, cover: ended(cover), publishing: ended(publishing) });
}
