import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import type { Services } from '../platform/services.ts';
import { readPlanDocuments } from './read-plan-documents.ts';
import { requirePlanReader } from './read-plan-input.ts';

/**
 * Reads what the plan of an artist is computed from. The server reads it, because members who see releases need not see
 * fans: of fans it gives their languages alone.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readPlan(
  services: Services,
  caller: string,
  { artistId }: CallableInput<'readPlan'>,
): Promise<CallableOutput<'readPlan'>> {
  await requirePlanReader(services, caller, artistId);
  return readPlanDocuments(services, artistId);
}
