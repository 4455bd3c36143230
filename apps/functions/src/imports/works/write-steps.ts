import { documents, readDocument } from '@countin/domain/documents';
import type { ErrorCode } from '@countin/domain/errors';
import type { ImportStep } from '@countin/domain/imports';
import { sameValue } from '@countin/domain/values';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { isSuspended } from '../../platform/permissions/may-act.ts';
import { mayInArtist } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { createDocument, refTo } from '../../platform/write-document.ts';
import { contentOf, createRelease, removeRelease, updateRelease, type StepFacts } from './write-release.ts';
import type { PlannedStep } from './work-plan.ts';

/** The work that steps belong to. */
export interface WorkKey {
  readonly runId: string;
  readonly work: number;
  /** Who began it: each step is done with their permissions of now. */
  readonly startedBy: string;
}

/** Rows of one transaction, and bytes of their contents. The database takes 10 MiB a request. */
const [MOST_STEPS, MOST_BYTES] = [50, 4_000_000];

/** Steps as they are written together. */
export function* chunksOf(steps: readonly PlannedStep[]): Generator<readonly PlannedStep[]> {
  let chunk: PlannedStep[] = [];
  let bytes = 0;
  for (const step of steps) {
    const size = Buffer.byteLength(JSON.stringify(step.after));
    if (chunk.length === MOST_STEPS || (chunk.length > 0 && bytes + size > MOST_BYTES)) {
      yield chunk;
      [chunk, bytes] = [[], 0];
    }
    chunk.push(step);
    bytes += size;
  }
  if (chunk.length > 0) yield chunk;
}

/** A step as it is stored, and whether this call has written it. */
export interface WrittenStep {
  readonly planned: PlannedStep;
  readonly stored: ImportStep;
  readonly fresh: boolean;
}

/**
 * Writes the releases of some steps, each with the document of its step, in one transaction. A step that has its document
 * is done and left as it is. What cannot be written is the result of its own step.
 *
 * @returns the steps in the same order
 */
export function writeSteps(
  services: Services,
  key: WorkKey,
  steps: readonly PlannedStep[],
): Promise<readonly WrittenStep[]> {
  return services.db.runTransaction(async (transaction) => {
    const { factsOf, done } = await readFacts(services.db, transaction, key, steps);
    const changed = new Set<string>();
    return steps.map((planned, at) => {
      const known = readDocument(documents.importStep, done[at]);
      if (known) return { planned, stored: known, fresh: false };
      const outcome = changed.has(planned.productId) ? CHANGED : outcomeOf(planned, factsOf(at));
      if (outcome.code === '') changed.add(planned.productId);
      if (outcome.code === '' && !isThere(planned, factsOf(at)))
        writeRelease(services, transaction, planned, factsOf(at));
      const stored = storedStep(services, key, planned, outcome);
      storeStep(services, transaction, key, stored);
      return { planned, stored, fresh: true };
    });
  });
}

async function readFacts(db: Firestore, transaction: Transaction, key: WorkKey, steps: readonly PlannedStep[]) {
  const artistIds = [...new Set(steps.map(({ artistId }) => artistId))];
  const paths = [
    documents.user(key.startedBy).path,
    ...artistIds.map((artistId) => documents.artistProfile(artistId).path),
    ...steps.map(({ row }) => documents.importStep(key.runId, stepId(key.work, row)).path),
    ...steps.map(({ productId }) => documents.musicProduct(productId).path),
    ...steps.map(({ artistId, productSlug }) => documents.productSlug(artistId, productSlug).path),
  ];
  const found = await transaction.getAll(...paths.map((path) => db.doc(path)));
  const byPath = new Map(found.map((document) => [document.ref.path, document]));
  const at = (path: string): DocumentSnapshot => {
    const document = byPath.get(path);
    if (!document) throw new Error('the database left a document out');
    return document;
  };
  const factsOf = (index: number): StepFacts => {
    const { artistId, productId, productSlug } = steps[index] as PlannedStep;
    return {
      user: at(documents.user(key.startedBy).path),
      artist: at(documents.artistProfile(artistId).path),
      product: at(documents.musicProduct(productId).path),
      claim: at(documents.productSlug(artistId, productSlug).path),
    };
  };
  return { factsOf, done: steps.map(({ row }) => at(documents.importStep(key.runId, stepId(key.work, row)).path)) };
}

/** Id of a step's document. */
export function stepId(work: number, row: number): string {
  return `${work}.${row}`;
}

type Outcome = Pick<ImportStep, 'result' | 'code'>;

const CHANGED: Outcome = { result: 'asked', code: 'import/changed' };
const RESULTS = {
  create: 'created',
  update: 'updated',
  restore: 'restored',
  remove: 'deleted',
  delete: 'deleted',
  'bring-back': 'brought-back',
  spare: 'spared',
} as const;

/** What becomes of a step as things are now. */
function outcomeOf(step: PlannedStep, facts: StepFacts): Outcome {
  const { act } = step;
  if (act === 'spare') return { result: 'spared', code: step.code };
  const refused = refusalOf(act, facts);
  if (refused !== null) return failed(refused);
  const done: Outcome = { result: RESULTS[act], code: '' };
  if (isThere(step, facts)) return done;
  if (CREATES.includes(act)) return facts.claim.exists || facts.product.exists ? failed('slug/taken') : done;
  if (!facts.product.exists) return failed('release/not-found');
  return sameValue(contentOf(facts.product), step.before) ? done : CHANGED;
}

/** Acts that make a release. */
const CREATES: readonly PlannedStep['act'][] = ['create', 'bring-back'];

/** Why who has begun the work may not do this now; null where they may. Who may create may take that back. */
function refusalOf(act: PlannedStep['act'], { user, artist }: StepFacts): ErrorCode | null {
  if (isSuspended(user)) return 'auth/disabled';
  if (!artist.exists) return 'profile/not-found';
  const permission = CREATES.includes(act) || act === 'remove' ? 'release.create' : 'release.edit';
  return mayInArtist(user, artist, permission) ? null : 'access/denied';
}

/** A release that is to be brought back is here: an attempt before was stopped behind it. */
function isThere({ act }: PlannedStep, { product }: Pick<StepFacts, 'product'>): boolean {
  return act === 'bring-back' && product.exists;
}

function failed(code: string): Outcome {
  return { result: 'failed', code };
}

function writeRelease(services: Services, transaction: Transaction, step: PlannedStep, facts: StepFacts): void {
  if (step.act === 'create' || step.act === 'bring-back') createRelease(services, transaction, step, facts);
  else if (step.act === 'remove') removeRelease(transaction, facts);
  else updateRelease(services, transaction, step, facts);
}

/** A step's document. Cover and page wait where the release was written. */
export function storedStep({ now }: Services, { work }: WorkKey, planned: PlannedStep, outcome: Outcome): ImportStep {
  const { row, productId, artistId, productSlug, title } = planned;
  const cover = outcome.code === '' && planned.cover ? 'waiting' : '';
  const publishing = outcome.code === '' && planned.page !== 'keep' ? 'waiting' : '';
  return {
    work,
    row,
    ...outcome,
    productId,
    artistId,
    productSlug,
    title,
    open: cover !== '' || publishing !== '',
    cover,
    coverImage: null,
    publishing,
    at: now(),
  };
}

/** Creates the document of a step. */
export function storeStep({ db }: Services, transaction: Transaction, { runId }: WorkKey, step: ImportStep): void {
  createDocument(transaction, refTo(db, documents.importStep(runId, stepId(step.work, step.row))), step);
}
