import { createHash } from 'node:crypto';
import { importObjects } from '@countin/domain/imports';
import type { ProductContent } from '@countin/domain/release';
import type { CoverSource } from '@countin/import/records';
import type { Services } from '../../platform/services.ts';

/** What a work is going to do to one row. Stored before anything is written. */
export interface PlannedStep {
  readonly row: number;
  /** `restore` is the update of an undo; `remove` deletes a release that nobody but the run has used; `spare` does nothing. */
  readonly act: 'create' | 'update' | 'restore' | 'remove' | 'delete' | 'bring-back' | 'spare';
  readonly productId: string;
  readonly artistId: string;
  readonly productSlug: string;
  readonly title: string;
  /** Content as it was when the work was planned; null: there was no release. */
  readonly before: ProductContent | null;
  /** Content that the release gets; null where the act gives it none. */
  readonly after: ProductContent | null;
  readonly cover: CoverSource | null;
  /** What happens to the release's page afterwards. */
  readonly page: 'keep' | 'publish' | 'withdraw';
  /** Whether the release had a public page before. */
  readonly wasPublished: boolean;
  /** Why a release is spared; empty otherwise. */
  readonly code: string;
  /** When the DDEX message was made, milliseconds since 1970; null for other files. */
  readonly messageAt: number | null;
}

/** Steps of one page: work goes on page by page, and a page is held in memory. */
const PAGE_STEPS = 250;
/** Bytes of a page, beside its last step. */
const PAGE_BYTES = 4_000_000;

/** Stores a plan page by page, in the order of its steps. */
export class PlanWriter {
  readonly #services: Services;
  readonly #nameOf: (page: number) => string;
  #pages = 0;
  #steps: string[] = [];
  #bytes = 0;
  #total = 0;

  constructor(services: Services, runId: string, work: number) {
    this.#services = services;
    this.#nameOf = (page) => importObjects.plan(runId, work, page);
  }

  async add(step: PlannedStep): Promise<void> {
    const text = JSON.stringify(step);
    this.#steps.push(text);
    this.#bytes += text.length;
    this.#total += 1;
    if (this.#steps.length === PAGE_STEPS || this.#bytes > PAGE_BYTES) await this.#flush();
  }

  /** @returns steps and pages of the plan */
  async end(): Promise<{ total: number; pages: number }> {
    if (this.#steps.length > 0) await this.#flush();
    return { total: this.#total, pages: this.#pages };
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.from(`[${this.#steps.join(',')}]`);
    await this.#services.objects.write(this.#nameOf(this.#pages), bytes, 'application/json');
    this.#pages += 1;
    this.#steps = [];
    this.#bytes = 0;
  }
}

/** A page of a plan. */
export async function readPlanPage(
  { objects }: Services,
  runId: string,
  work: number,
  page: number,
): Promise<readonly PlannedStep[]> {
  // Written by this server alone.
  return JSON.parse(Buffer.from(await objects.read(importObjects.plan(runId, work, page))).toString()) as PlannedStep[];
}

/** Id of the release that a row of a run makes: the same in every attempt, so that it is made once. */
export function importedReleaseId(runId: string, row: number): string {
  return createHash('sha256').update(`${runId}\n${row}`).digest('hex').slice(0, 20);
}
