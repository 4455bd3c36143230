import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { importObjects, type ImportRun, type ImportStep, type ImportWork } from '@countin/domain/imports';
import { openArchive } from '@countin/import/archive';
import pLimit from 'p-limit';
import { noteActivity } from '../../platform/permissions/note-activity.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { holdSend, type SendRun } from '../../sending/send-run.ts';
import { objectSource } from '../reading/object-source.ts';
import { finishStep } from './finish-steps.ts';
import { isMove, moveRelease } from './move-release.ts';
import { planImport } from './plan-import.ts';
import { planUndoOf } from './plan-undo-of.ts';
import { PlanWriter, readPlanPage, type PlannedStep } from './work-plan.ts';
import { chunksOf, writeSteps, type WorkKey, type WrittenStep } from './write-steps.ts';
import type { CoverWork } from './step-cover.ts';

/** Covers and pages that are worked on at once. A picture is processed in a process of its own. */
const AT_ONCE = 2;
/** Transactions that are under way at once: one waits for the database while another is made ready. */
const CHUNKS_AT_ONCE = 3;
/** Progress is stored no more often than this, milliseconds. */
const PROGRESS_MS = 1000;

/**
 * Goes on with the work of a run until it is done or the deadline has come. Only one process does at a time.
 *
 * @param deadline when to begin nothing more, milliseconds since 1970
 * @returns whether it has to go on
 */
export async function runWork(services: Services, runId: string, deadline: number): Promise<boolean> {
  const held = await holdSend(services, `import/${runId}`);
  if (!held) return false;
  try {
    const run = readDocument(documents.importRun, await services.db.doc(documents.importRun(runId).path).get());
    const work = run?.works.at(-1);
    if (!run || run.state !== 'working' || !work) return false;
    return await new RunningWork(services, run, work, held).run(deadline);
  } finally {
    await held.end();
  }
}

class RunningWork {
  readonly #services: Services;
  readonly #run: ImportRun;
  readonly #held: SendRun;
  readonly #key: WorkKey;
  #work: ImportWork;
  #storedAt = 0;

  constructor(services: Services, run: ImportRun, work: ImportWork, held: SendRun) {
    this.#services = services;
    this.#run = run;
    this.#work = work;
    this.#held = held;
    this.#key = { runId: run.id, work: work.work, startedBy: work.startedBy };
  }

  async run(deadline: number): Promise<boolean> {
    if (this.#work.total === null && !(await this.#plan())) return false;
    const openBatch = onceOnly(async () => {
      const file = await objectSource(this.#services.objects, importObjects.file(this.#run.createdBy, this.#run.id));
      if (!file) throw new AppError('image/not-found');
      return openArchive(file);
    });
    const covers: CoverWork = { openBatch, pictures: new Map() };
    await this.#count();
    for (let { page } = this.#work; page < this.#work.pages; page += 1) {
      const steps = await readPlanPage(this.#services, this.#run.id, this.#work.work, page);
      if (!(await this.#runPage(steps, covers, deadline))) return true;
      await this.#store({ page: page + 1 });
    }
    await this.#end();
    return false;
  }

  /** @returns whether there is something to do */
  async #plan(): Promise<boolean> {
    const plan = new PlanWriter(this.#services, this.#run.id, this.#work.work);
    const code =
      this.#work.kind === 'import'
        ? await planImport(this.#services, this.#run, this.#work, plan, () => this.#held.renew())
        : await planUndoOf(this.#services, this.#run, this.#work, plan);
    if (code !== '') {
      await this.#store({ code, total: 0, endedAt: this.#services.now() }, 'open');
      return false;
    }
    await this.#store(await plan.end());
    return true;
  }

  /** Counts what attempts before this one have done. */
  async #count(): Promise<void> {
    const ofWork = this.#services.db
      .collection(documents.importSteps(this.#run.id).path)
      .where('work', '==', this.#work.work);
    const [done, failed] = await Promise.all([
      ofWork.where('open', '==', false).count().get(),
      ofWork.where('result', 'in', ['failed', 'asked']).count().get(),
    ]);
    this.#work = { ...this.#work, done: done.data().count, failed: failed.data().count };
  }

  /** @returns whether the page is done */
  async #runPage(steps: readonly PlannedStep[], covers: CoverWork, deadline: number): Promise<boolean> {
    const moves: PlannedStep[] = [];
    const others: PlannedStep[] = [];
    for (const step of steps) ((await isMove(this.#services, step)) ? moves : others).push(step);
    const open: WrittenStep[] = [];
    const limit = pLimit(CHUNKS_AT_ONCE);
    const written = await Promise.all(
      [...chunksOf(others)].map((chunk) =>
        limit(async () => {
          if (await this.#isOver(deadline)) return false;
          for (const step of await writeSteps(this.#services, this.#key, chunk)) open.push(...this.#noted(step));
          await this.#progress();
          return true;
        }),
      ),
    );
    if (!written.every(Boolean)) return false;
    for (const step of moves) {
      if (await this.#isOver(deadline)) return false;
      this.#noted(await moveRelease(this.#services, this.#key, step));
      await this.#progress();
    }
    return this.#finish(open, covers, deadline);
  }

  /** @returns whether all are done */
  async #finish(open: readonly WrittenStep[], covers: CoverWork, deadline: number): Promise<boolean> {
    const limit = pLimit(AT_ONCE);
    const finished = await Promise.all(
      open.map((step) =>
        limit(async () => {
          if (await this.#isOver(deadline)) return false;
          await finishStep(this.#services, this.#key, step, covers);
          this.#work = { ...this.#work, done: this.#work.done + 1 };
          await this.#progress();
          return true;
        }),
      ),
    );
    return finished.every(Boolean);
  }

  /** Counts a step; those that are still open come back. */
  #noted(step: WrittenStep): readonly WrittenStep[] {
    const { stored, fresh } = step;
    if (fresh) {
      const isFailed = stored.result === 'failed' || stored.result === 'asked';
      const { done, failed } = this.#work;
      this.#work = { ...this.#work, done: done + (stored.open ? 0 : 1), failed: failed + (isFailed ? 1 : 0) };
    }
    return stored.open ? [step] : [];
  }

  async #isOver(deadline: number): Promise<boolean> {
    return this.#services.now() >= deadline || !(await this.#held.renew());
  }

  async #progress(): Promise<void> {
    if (this.#services.now() >= this.#storedAt + PROGRESS_MS) await this.#store({});
  }

  /** Stores the work; nothing once the run was removed. */
  async #store(change: Partial<ImportWork>, state: ImportRun['state'] = 'working'): Promise<void> {
    const { db, now } = this.#services;
    this.#storedAt = now();
    this.#work = { ...this.#work, ...change };
    const target = refTo(db, documents.importRun(this.#run.id));
    await db.runTransaction(async (transaction) => {
      const run = readDocument(documents.importRun, await transaction.get(target.ref));
      if (run?.works.at(-1)?.work !== this.#work.work) return;
      updateDocument(transaction, target, { works: [...run.works.slice(0, -1), this.#work], state, updatedAt: now() });
    });
  }

  /** Notes the work in the activity of its artists, once, and opens the run again. */
  async #end(): Promise<void> {
    const { db, now } = this.#services;
    const counts = await this.#countByArtist();
    const target = refTo(db, documents.importRun(this.#run.id));
    await db.runTransaction(async (transaction) => {
      const run = readDocument(documents.importRun, await transaction.get(target.ref));
      const actor = await transaction.get(db.doc(documents.user(this.#work.startedBy).path));
      if (run?.works.at(-1)?.endedAt !== null) return;
      this.#work = { ...this.#work, endedAt: now() };
      updateDocument(transaction, target, {
        works: [...run.works.slice(0, -1), this.#work],
        state: 'open',
        updatedAt: now(),
      });
      const action = this.#work.kind === 'import' ? 'import.applied' : 'import.undone';
      for (const [profileId, count] of counts)
        noteActivity(
          this.#services,
          transaction,
          { kind: 'artist', profileId },
          {
            actor,
            action,
            subject: run.name,
            after: String(count),
          },
        );
    });
  }

  async #countByArtist(): Promise<ReadonlyMap<string, number>> {
    const { db } = this.#services;
    const steps = await db
      .collection(documents.importSteps(this.#run.id).path)
      .where('work', '==', this.#work.work)
      .select('artistId', 'result')
      .get();
    const counts = new Map<string, number>();
    for (const step of steps.docs) {
      const { artistId, result } = step.data() as Pick<ImportStep, 'artistId' | 'result'>;
      if (artistId !== null && WRITTEN.includes(result)) counts.set(artistId, (counts.get(artistId) ?? 0) + 1);
    }
    return counts;
  }
}

const WRITTEN: readonly ImportStep['result'][] = ['created', 'updated', 'deleted', 'restored', 'brought-back'];

function onceOnly<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | null = null;
  return () => (opening ??= open());
}
