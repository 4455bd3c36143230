import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { numberKeys } from './number-keys.ts';

/** How often the user gets the numbers of a profile by mail. Throws AppError. */
export const summaryMailOptions = (access: DataAccess, { kind, profileId }: CallableInput<'readSummaryMail'>) =>
  queryOptions({
    queryKey: numberKeys.summaryMail(kind, profileId),
    queryFn: (): Promise<CallableOutput<'readSummaryMail'>> =>
      callOperation(access, 'readSummaryMail', { kind, profileId }),
  });

/** Switches the user's summary on or off. Fails with an AppError. */
export const saveSummaryMailOptions = callMutation('saveSummaryMail', {
  invalidates: ({ kind, profileId }) => [numberKeys.summaryMail(kind, profileId)],
});
