import type { CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { plannerKeys } from './planner-keys.ts';

/** Whether the user gets the due tasks of an artist's plan by mail each morning. Throws AppError. */
export const planMailOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: plannerKeys.planMail(artistId),
    queryFn: (): Promise<CallableOutput<'readPlanMail'>> => callOperation(access, 'readPlanMail', { artistId }),
  });

/** Switches the user's morning mail on or off. Fails with an AppError. */
export const savePlanMailOptions = callMutation('savePlanMail', {
  invalidates: ({ artistId }) => [plannerKeys.planMail(artistId)],
});
