import type { CallableOutput } from '@countin/domain/callables';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import type { Services } from '../../platform/services.ts';
import { readPlanInput } from '../read-plan-input.ts';
import { writePlanCalendar } from './write-plan-calendar.ts';

/**
 * Writes the plan of an artist as a calendar file.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function exportPlan(
  services: Services,
  caller: string,
  { artistId, language, zone }: ParsedInput<'exportPlan'>,
): Promise<CallableOutput<'exportPlan'>> {
  const { artist, plan } = await readPlanInput(services, caller, { artistId, zone });
  const { mainOrigin, sites, now } = services;
  const body = writePlanCalendar({
    plan,
    artist,
    language,
    origins: { main: mainOrigin },
    host: sites.main,
    changedAt: now(),
  });
  return { name: artist.name, body };
}
