import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Asks the assistant for a draft. Stores nothing. */
export const draftTextOptions = callMutation('draftText', {});

/** Whether this deployment has an assistant. */
export const assistantOptions = (access: DataAccess) =>
  queryOptions({
    queryKey: queryKeys.assistant(),
    queryFn: async () => (await callOperation(access, 'readAssistant', {})).available,
    staleTime: Infinity,
  });
