import { AppError } from '@countin/domain/errors';
import { importObjects } from '@countin/domain/imports';
import { openArchive } from '@countin/import/archive';
import pLimit from 'p-limit';
import type { Services } from '../../platform/services.ts';
import { holdSend, type SendRun } from '../../sending/send-run.ts';
import { objectSource } from '../reading/object-source.ts';
import { leftSteps } from './finish-left.ts';
import { finishStep } from './finish-steps.ts';
import { isMove, moveRelease } from './move-release.ts';
import { planImport } from './plan-import.ts';
import { planUndoOf } from './plan-undo-of.ts';
import { StoredWork } from './stored-work.ts';
import { PlanWriter, readPlanPage, type PlannedStep } from './work-plan.ts';
import { chunksOf, writeSteps, type WorkKey, type WrittenStep } from './write-steps.ts';
import type { CoverWork } from './step-cover.ts';

/** Covers and pages that are worked on at once. A picture is processed in a process of its own. */
const AT_ONCE = 2;
/** Transactions that are under way at once: one waits for the database while another is made ready. */
const CHUNKS_AT_ONCE = 3;

/**
 * Goes on with the work of a run until it is done or stopped, or the deadline has come. Only one process does at a
 * time. After some attempts in a row that get nothing done, the work ends with `import/failed`.
 *
 * @param deadline when to begin nothing more, milliseconds since 1970
 * @returns whether it has to go on
 * @throws what an attempt has thrown, unless it was the last one
 */
export async function runWork(services: Services, runId: string, deadline: number): Promise<boolean> {
  const held = await holdSend(services, `import/${runId}`);
  if (!held) return false;
  try {
    const stored = await StoredWork.read(services, runId);
    return stored !== null && (await attempt(services, stored, held, deadline));
  } finally {
    await held.end();
  }
}

async function attempt(services: Services, stored: StoredWork, held: SendRun, deadline: number): Promise<boolean> {
  const again =
    (await stored.begin()) &&
    (await new RunningWork(services, stored, held).run(deadline).catch(async (error: unknown) => {
      if (error instanceof WorkInterrupted) return true;
      if (!(await stored.isGivenUp())) throw error;
      services.log(`The import ${stored.run.id} is given up.`, error);
      return false;
    }));
  if (again && !stored.isStopped) return true;
  // One that is done has ended: this changes nothing.
  await stored.end(stored.isStopped ? 'import/stopped' : 'import/failed');
  return false;
}

/** The work was stopped, or is another process's. */
class WorkInterrupted extends Error {
  override name = 'WorkInterrupted';
}

class RunningWork {
  readonly #services: Services;
  readonly #stored: StoredWork;
  readonly #held: SendRun;
  readonly #key: WorkKey;
  readonly #covers: CoverWork;

  constructor(services: Services, stored: StoredWork, held: SendRun) {
    this.#services = services;
    this.#stored = stored;
    this.#held = held;
    const { run, work } = stored;
    this.#key = { runId: run.id, work: work.work, startedBy: work.startedBy };
    const openBatch = onceOnly(async () => {
      const file = await objectSource(services.objects, importObjects.file(run.createdBy, run.id));
      if (!file) throw new AppError('image/not-found');
      return openArchive(file);
    });
    this.#covers = { openBatch, pictures: new Map() };
  }

  async run(deadline: number): Promise<boolean> {
    if (this.#stored.work.total === null && !(await this.#plan())) return false;
    const { page: first, pages } = this.#stored.work;
    for (let page = first; page < pages; page += 1) {
      const steps = await readPlanPage(this.#services, this.#key.runId, this.#key.work, page);
      if (!(await this.#runPage(steps, deadline))) return true;
      await this.#stored.store({ page: page + 1 });
    }
    if (this.#stored.work.kind === 'import' && !(await this.#finishLeft(deadline))) return true;
    await this.#stored.end('');
    return false;
  }

  /** @returns whether there is something to do */
  async #plan(): Promise<boolean> {
    const { run, work } = this.#stored;
    const plan = new PlanWriter(this.#services, run.id, work.work);
    const planOf = work.kind === 'import' ? planImport : planUndoOf;
    const code = await planOf(this.#services, run, work, plan, () => this.#goOn());
    if (code !== '') {
      await this.#stored.end(code);
      return false;
    }
    await this.#stored.store(await plan.end());
    return true;
  }

  async #goOn(): Promise<void> {
    await this.#stored.progress();
    if (await this.#isOver(Infinity)) throw new WorkInterrupted();
  }

  /** @returns whether the page is done */
  async #runPage(steps: readonly PlannedStep[], deadline: number): Promise<boolean> {
    const moves: PlannedStep[] = [];
    const others: PlannedStep[] = [];
    for (const step of steps) ((await isMove(this.#services, step)) ? moves : others).push(step);
    const open: WrittenStep[] = [];
    const written = await this.#each(CHUNKS_AT_ONCE, [...chunksOf(others)], deadline, async (chunk) => {
      for (const step of await writeSteps(this.#services, this.#key, chunk)) open.push(...this.#noted(step));
    });
    if (!written) return false;
    const moved = await this.#each(1, moves, deadline, async (step) => {
      this.#noted(await moveRelease(this.#services, this.#key, step));
    });
    return moved && this.#finish(open, deadline);
  }

  /** @returns whether all are done */
  #finish(open: readonly WrittenStep[], deadline: number): Promise<boolean> {
    return this.#each(AT_ONCE, open, deadline, async (step) => {
      await finishStep(this.#services, this.#key, step, this.#covers);
      this.#stored.note({ done: this.#stored.work.done + 1 });
    });
  }

  /** Finishes what imports before this one have left. @returns whether all is done */
  async #finishLeft(deadline: number): Promise<boolean> {
    for await (const { work, steps } of leftSteps(this.#services, this.#stored)) {
      const key = { ...this.#key, work };
      if (!(await this.#each(AT_ONCE, steps, deadline, (step) => finishStep(this.#services, key, step, this.#covers))))
        return false;
    }
    return true;
  }

  /** Works on items until the work has to end. Those that were begun are done, also after an error. @returns whether all are done */
  async #each<T>(atOnce: number, items: readonly T[], deadline: number, act: (item: T) => Promise<void>) {
    const limit = pLimit(atOnce);
    let isBroken = false;
    const all = items.map((item) =>
      limit(async () => {
        if (isBroken || (await this.#isOver(deadline))) return false;
        try {
          await act(item);
          await this.#stored.progress();
        } catch (error) {
          isBroken = true;
          throw error;
        }
        return true;
      }),
    );
    const ends = await Promise.allSettled(all);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return ends.every((end) => end.status === 'fulfilled' && end.value);
  }

  /** Counts a step; those that are still open come back. */
  #noted(step: WrittenStep): readonly WrittenStep[] {
    const { stored, fresh } = step;
    if (fresh) {
      const isFailed = stored.result === 'failed' || stored.result === 'asked';
      const { done, failed } = this.#stored.work;
      this.#stored.note({ done: done + (stored.open ? 0 : 1), failed: failed + (isFailed ? 1 : 0) });
    }
    return stored.open ? [step] : [];
  }

  async #isOver(deadline: number): Promise<boolean> {
    return this.#stored.isStopped || this.#services.now() >= deadline || !(await this.#held.renew());
  }
}

function onceOnly<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | null = null;
  return () => (opening ??= open());
}
