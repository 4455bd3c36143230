import type { CallableOutput } from '@countin/domain/callables';
import { writeContextPage } from '@countin/import/plan';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { contextPages } from './context-pages.ts';

/**
 * A page of the releases that the caller may see, as JSON: see `contextPages`.
 *
 * @throws AppError `field/id` for an `after` that no answer had
 */
export async function readImportContext(
  services: Services,
  caller: string,
  { after }: ParsedInput<'readImportContext'>,
): Promise<CallableOutput<'readImportContext'>> {
  for await (const { page, next } of contextPages(services, caller, after))
    return { context: writeContextPage(page), next };
  return { context: '', next: null };
}
