import { documents, readDocument } from '@countin/domain/documents';
import type { ErrorCode } from '@countin/domain/errors';
import type { ImportRun, ImportStep, ImportWork } from '@countin/domain/imports';
import { noteActivity } from '../../platform/permissions/note-activity.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';

/** Progress is stored no more often than this, milliseconds. A stop is noticed at the same time. */
const PROGRESS_MS = 1000;
/** Attempts in a row that may end without any progress. */
const MOST_ATTEMPTS = 3;

/** The last work of a run, as it is stored while this process goes on with it. */
export class StoredWork {
  readonly run: ImportRun;
  readonly #services: Services;
  #work: ImportWork;
  #storedAt = 0;
  #isStopped: boolean;

  private constructor(services: Services, run: ImportRun, work: ImportWork) {
    this.#services = services;
    this.run = run;
    this.#work = work;
    this.#isStopped = work.stoppedBy !== null;
  }

  /** The work that a run waits for; null without one. */
  static async read(services: Services, runId: string): Promise<StoredWork | null> {
    const run = readDocument(documents.importRun, await services.db.doc(documents.importRun(runId).path).get());
    const work = run?.works.at(-1);
    return run?.state === 'working' && work ? new StoredWork(services, run, work) : null;
  }

  get work(): ImportWork {
    return this.#work;
  }

  /** Whether somebody has stopped the work, or it is gone. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Counts an attempt, in case it ends without progress. @returns whether there is another one */
  async begin(): Promise<boolean> {
    if (this.#isStopped) return false;
    const reached = await this.#reached();
    const isFurther = reached > this.#work.reached;
    const attempts = isFurther ? 0 : this.#work.attempts;
    if (attempts >= MOST_ATTEMPTS) return false;
    await this.store({ attempts: attempts + 1, reached });
    await this.#count();
    return !this.#isStopped;
  }

  /** Whether this attempt was the last one that may end as it did. */
  async isGivenUp(): Promise<boolean> {
    return this.#work.attempts >= MOST_ATTEMPTS && (await this.#reached()) <= this.#work.reached;
  }

  /** Grows with all that works of the run get done: steps, what follows them, and the plan. */
  async #reached(): Promise<number> {
    const steps = this.#services.db.collection(documents.importSteps(this.run.id).path);
    const [written, done] = await Promise.all([steps.count().get(), steps.where('open', '==', false).count().get()]);
    return written.data().count + done.data().count + (this.#work.total === null ? 0 : 1);
  }

  /** Counts what attempts before this one have done. */
  async #count(): Promise<void> {
    const ofWork = this.#services.db
      .collection(documents.importSteps(this.run.id).path)
      .where('work', '==', this.#work.work);
    const [done, failed] = await Promise.all([
      ofWork.where('open', '==', false).count().get(),
      ofWork.where('result', 'in', ['failed', 'asked']).count().get(),
    ]);
    this.note({ done: done.data().count, failed: failed.data().count });
  }

  /** Changes the work; `progress` stores it. */
  note(change: Partial<ImportWork>): void {
    this.#work = { ...this.#work, ...change };
  }

  /** Stores the work from time to time. */
  async progress(): Promise<void> {
    if (this.#services.now() >= this.#storedAt + PROGRESS_MS) await this.store({});
  }

  /** Stores the work, beside what others have stored of it. Nothing once it was ended or the run removed. */
  async store(change: Partial<ImportWork>): Promise<void> {
    const { db, now } = this.#services;
    this.#storedAt = now();
    this.note(change);
    const target = refTo(db, documents.importRun(this.run.id));
    await db.runTransaction(async (transaction) => {
      const run = readDocument(documents.importRun, await transaction.get(target.ref));
      const current = run?.works.at(-1);
      this.#isStopped = !this.#isOpen(current) || current.stoppedBy !== null;
      if (!run || !this.#isOpen(current)) return;
      updateDocument(transaction, target, { works: this.#worksOf(run, current), updatedAt: now() });
    });
  }

  /**
   * Opens the run again, and notes what was written in the activity of its artists. Once: an ended work stays as it is.
   *
   * @param code why it ended before its end; empty if it did not
   */
  async end(code: ErrorCode | ''): Promise<void> {
    const { db, now } = this.#services;
    const counts = await this.#countByArtist();
    const target = refTo(db, documents.importRun(this.run.id));
    await db.runTransaction(async (transaction) => {
      const run = readDocument(documents.importRun, await transaction.get(target.ref));
      const actor = await transaction.get(db.doc(documents.user(this.#work.startedBy).path));
      const current = run?.works.at(-1);
      if (!run || !this.#isOpen(current)) return;
      this.note({ code, total: this.#work.total ?? 0, endedAt: now() });
      updateDocument(transaction, target, { works: this.#worksOf(run, current), state: 'open', updatedAt: now() });
      const action = this.#work.kind === 'import' ? 'import.applied' : 'import.undone';
      for (const [profileId, count] of counts)
        noteActivity(
          this.#services,
          transaction,
          { kind: 'artist', profileId },
          { actor, action, subject: run.name, after: String(count) },
        );
    });
  }

  /** Whether a stored work is this one, and has not ended. */
  #isOpen(current: ImportWork | undefined): current is ImportWork {
    return current?.work === this.#work.work && current.endedAt === null;
  }

  #worksOf(run: ImportRun, { stoppedBy, stoppedByName }: ImportWork): ImportWork[] {
    return [...run.works.slice(0, -1), { ...this.#work, stoppedBy, stoppedByName }];
  }

  async #countByArtist(): Promise<ReadonlyMap<string, number>> {
    const { db } = this.#services;
    const steps = await db
      .collection(documents.importSteps(this.run.id).path)
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
