import type { CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { plannerKeys } from './planner-keys.ts';

/** Since when the user has a calendar address of an artist's plan. Throws AppError. */
export const planFeedOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: plannerKeys.planFeed(artistId),
    queryFn: (): Promise<CallableOutput<'readPlanFeed'>> => callOperation(access, 'readPlanFeed', { artistId }),
  });

/** Makes a new calendar address; an earlier one of the user ends. Fails with an AppError. */
export const renewPlanFeedOptions = callMutation('renewPlanFeed', {
  invalidates: ({ artistId }) => [plannerKeys.planFeed(artistId)],
});

/** Ends the user's calendar address. Fails with an AppError. */
export const endPlanFeedOptions = callMutation('endPlanFeed', {
  invalidates: ({ artistId }) => [plannerKeys.planFeed(artistId)],
});

/** Writes the plan as a calendar file. Fails with an AppError. */
export const exportPlanOptions = callMutation('exportPlan', {});
