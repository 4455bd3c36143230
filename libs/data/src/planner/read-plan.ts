import { plannerCallables, type CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callContract } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Documents that an artist's plan is computed from. */
export type Plan = CallableOutput<'readPlan'>;

/** Tasks complete themselves on other screens, so a plan that was read before is read again. */
const FRESH_MS = 1000;

/** Facts and tasks of an artist's plan. Throws AppError. */
export const planOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: queryKeys.plan(artistId),
    queryFn: (): Promise<Plan> => callContract(access, plannerCallables.readPlan, { artistId }),
    staleTime: FRESH_MS,
  });
