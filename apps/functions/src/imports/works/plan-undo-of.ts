import { documents, KEPT_GROUP, readDocument } from '@countin/domain/documents';
import type { ErrorCode } from '@countin/domain/errors';
import type { ImportRun, ImportStep, ImportWork, UndoChoice } from '@countin/domain/imports';
import type { MusicProduct, ProductContent } from '@countin/domain/release';
import { planUndo, type CurrentRelease, type UndoStep } from '@countin/import/plan';
import type { DocumentSnapshot, Firestore, Query } from '@google-cloud/firestore';
import pLimit from 'p-limit';
import type { Services } from '../../platform/services.ts';
import { readPlanPage, type PlannedStep, type PlanWriter } from './work-plan.ts';
import { contentOf } from './write-release.ts';
import { stepId } from './write-steps.ts';

/** Releases about which is asked at once. */
const AT_ONCE = 20;
const NOTHING: UndoChoice = { rows: null, force: [] };

/**
 * Plans to take a work back. Always to be begun: what has changed meanwhile is spared.
 *
 * @param renew is called while the plan is made
 */
export async function planUndoOf(
  services: Services,
  run: ImportRun,
  { work, undoes }: ImportWork,
  plan: PlanWriter,
  renew: () => Promise<unknown>,
): Promise<ErrorCode | ''> {
  const undone = run.works.find((each) => each.work === undoes);
  if (!undone) return 'import/not-found';
  const stored = await services.db.doc(documents.undoChoice(run.id, String(work)).path).get();
  const choice = readDocument(documents.undoChoice, stored) ?? NOTHING;
  for (let page = 0; page < undone.pages; page += 1) {
    await renew();
    for (const { planned } of await undoPage(services, run.id, undone, page, choice)) await plan.add(planned);
  }
  return '';
}

/** What is done to take one row back, with the fields that change. */
export interface UndoneRow {
  readonly planned: PlannedStep;
  readonly undo: UndoStep;
}

/** Steps that take back a page of a work. The preview and the undo both ask this. */
export async function undoPage(
  services: Services,
  runId: string,
  { work, pages }: ImportWork,
  page: number,
  { rows, force }: UndoChoice,
): Promise<UndoneRow[]> {
  if (page >= pages) return [];
  const wanted = rows && new Set(rows);
  const planned = (await readPlanPage(services, runId, work, page)).filter(({ row }) => wanted?.has(row) ?? true);
  if (planned.length === 0) return [];
  const { db } = services;
  const [steps, products] = await Promise.all([
    db.getAll(...planned.map(({ row }) => db.doc(documents.importStep(runId, stepId(work, row)).path))),
    db.getAll(...planned.map(({ productId }) => db.doc(documents.musicProduct(productId).path))),
  ]);
  const forced = new Set(force);
  const limit = pLimit(AT_ONCE);
  const undone = planned.map((before, at) =>
    limit(async () => {
      const step = readDocument(documents.importStep, steps[at]);
      return step && isWritten(step)
        ? undoStep(db, { before, step, product: products[at] }, forced.has(step.row))
        : null;
    }),
  );
  return (await Promise.all(undone)).filter((each) => each !== null);
}

function isWritten({ result }: ImportStep): boolean {
  return ['created', 'updated', 'restored', 'deleted', 'brought-back'].includes(result);
}

interface Done {
  readonly before: PlannedStep;
  readonly step: ImportStep;
  readonly product: DocumentSnapshot | undefined;
}

async function undoStep(db: Firestore, { before, step, product }: Done, force: boolean): Promise<UndoneRow | null> {
  const release = product ? readDocument(documents.musicProduct, product) : null;
  const content = product ? contentOf(product) : null;
  const uses = release ? await usesOf(db, release) : NO_USES;
  const current: CurrentRelease | null =
    release && content ? { content, status: release.status, hasFans: uses.hasFans } : null;
  const after = before.after && withCover(before.after, step);
  const undo = planUndo({ productId: before.productId, before: before.before, after }, current, force);
  const planned = plannedUndo(before, step, { undo, release, content, isUsed: uses.isUsed });
  return planned && { planned, undo };
}

function withCover(content: ProductContent, { coverImage }: ImportStep): ProductContent {
  return coverImage ? { ...content, coverImage: coverImage.after } : content;
}

interface Now {
  readonly undo: UndoStep;
  readonly release: MusicProduct | null;
  readonly content: ProductContent | null;
  /** Others have made something about it, or its page is there: it is deleted so that it can be restored. */
  readonly isUsed: boolean;
}

function plannedUndo(done: PlannedStep, step: ImportStep, { undo, release, content, isUsed }: Now): PlannedStep | null {
  const wasPublished = release?.status === 'published';
  const base: PlannedStep = {
    ...done,
    title: content?.title ?? step.title,
    before: content,
    after: null,
    cover: null,
    page: 'keep',
    messageAt: null,
    wasPublished,
    code: '',
  };
  switch (undo.kind) {
    case 'spare':
      return { ...base, act: 'spare', code: `spare/${undo.reason}` };
    case 'delete':
      return { ...base, act: isUsed ? 'delete' : 'remove' };
    case 'bring-back':
      return { ...base, act: 'bring-back', before: null, after: undo.content };
    case 'restore':
      return { ...base, act: 'restore', after: undo.content, page: pageAfter(done, step, wasPublished) };
    case 'nothing': {
      const page = content ? pageAfter(done, step, wasPublished) : 'keep';
      return page === 'keep' ? null : { ...base, act: 'restore', after: content, page };
    }
  }
}

/** What becomes of the page of a release whose content comes back. */
function pageAfter(
  { wasPublished: before }: PlannedStep,
  { publishing }: ImportStep,
  isPublished: boolean,
): PlannedStep['page'] {
  if (publishing === 'withdrawn') return isPublished ? 'keep' : 'publish';
  if (publishing !== 'published' || !isPublished) return 'keep';
  return before ? 'publish' : 'withdraw';
}

interface Uses {
  readonly hasFans: boolean;
  readonly isUsed: boolean;
}

const NO_USES: Uses = { hasFans: false, isUsed: false };

/** Whether fans or colleagues have anything to do with a release. */
async function usesOf(db: Firestore, { id: productId, artistId, publishedAt, status }: MusicProduct): Promise<Uses> {
  const about = (collection: string) => db.collection(collection).where('productId', '==', productId);
  const [fans, kept, texts, tasks, campaigns] = await Promise.all([
    isAny(about(documents.signups(artistId).path).where('state', 'in', ['unconfirmed', 'confirmed'])),
    isAny(db.collectionGroup(KEPT_GROUP).where('id', '==', productId)),
    isAny(db.collection(documents.releaseTexts(productId).path)),
    isAny(about(documents.plannerTasks(artistId).path)),
    isAny(about(documents.campaigns('artist', artistId).path)),
  ]);
  const hasFans = fans || kept;
  return { hasFans, isUsed: hasFans || texts || tasks || campaigns || publishedAt !== null || status !== 'draft' };
}

async function isAny(query: Query): Promise<boolean> {
  return !(await query.limit(1).select().get()).empty;
}
