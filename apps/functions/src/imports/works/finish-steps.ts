import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ImportStep } from '@countin/domain/imports';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import { withdrawRelease } from '../../releases/withdraw-release.ts';
import { attachCover, type CoverWork } from './step-cover.ts';
import { stepId, type WorkKey, type WrittenStep } from './write-steps.ts';

/**
 * Does what a written release still waits for: its cover, then its page. What fails is the result of its step. After a crash,
 * both are done again: neither is harmed by it.
 */
export async function finishStep(
  services: Services,
  key: WorkKey,
  step: WrittenStep,
  covers: CoverWork,
): Promise<void> {
  const target = refTo(services.db, documents.importStep(key.runId, stepId(key.work, step.stored.row)));
  if (step.stored.cover === 'waiting') {
    const code = await codeOf(services, attachCover(services, key, step, covers));
    if (code !== '') await updateDocument(services.db, target, { cover: code });
  }
  const { publishing: before } = step.stored;
  const publishing = before === 'waiting' ? await changePage(services, key, step) : before;
  await updateDocument(services.db, target, { open: false, publishing });
}

async function changePage(
  services: Services,
  { startedBy }: WorkKey,
  { planned }: WrittenStep,
): Promise<ImportStep['publishing']> {
  const { productId, page } = planned;
  if (page === 'publish')
    return (await codeOf(services, publishRelease(services, startedBy, { productId }))) || 'published';
  return (await codeOf(services, withdrawRelease(services, startedBy, { productId, to: 'draft' }))) || 'withdrawn';
}

/** The error's code; empty without one. What is nobody's fault is logged. */
export async function codeOf({ log }: Services, work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return '';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    log('A step of an import failed.', error);
    return 'service/unknown';
  }
}
