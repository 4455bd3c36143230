import type { CallableInput, CallableKey, CallableOutput } from '@countin/domain/callables';
import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { callOperation, preloadOperations } from './call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';

/** Outcome of a call. */
interface Settled<K extends CallableKey> {
  readonly client: QueryClient;
  readonly input: CallableInput<K>;
  /** Undefined if the call failed. The server may still have executed it. */
  readonly output: CallableOutput<K> | undefined;
}

interface CallMutation<K extends CallableKey> {
  /** Query keys to invalidate, also after a failure. The mutation is pending until they are refetched. */
  readonly invalidates?: (input: CallableInput<K>) => readonly QueryKey[];
  /** Calls of one queue are made in order, each after the answer of the one before. */
  readonly queue?: string;
  /** Further cache updates after the call. */
  readonly settled?: (outcome: Settled<K>) => Promise<void> | void;
}

/** Mutation options for one of the product's callables. The mutation fails with an AppError. */
export function callMutation<K extends CallableKey>(
  key: K,
  { invalidates = () => [], queue, settled = () => undefined }: CallMutation<K>,
) {
  return (access: DataAccess) => {
    preloadOperations();
    return mutationOptions({
      mutationKey: [key],
      ...(queue !== undefined && { scope: { id: queue } }),
      mutationFn: (input: CallableInput<K>) => callOperation(access, key, input),
      onSettled: async (output, _error, input, _before, { client }) => {
        await settled({ client, input, output });
        await Promise.all(invalidates(input).map((queryKey) => client.invalidateQueries({ queryKey })));
      },
    });
  };
}
