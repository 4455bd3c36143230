import type { CallableInput, CallableKey, CallableOutput } from '@countin/domain/callables';
import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';

/** How a call ended. */
interface Settled<K extends CallableKey> {
  readonly client: QueryClient;
  readonly input: CallableInput<K>;
  /** Undefined when the call failed. The server may have carried it out all the same. */
  readonly output: CallableOutput<K> | undefined;
}

interface CallMutation<K extends CallableKey> {
  /** Keys that the call makes stale, also when it failed. The mutation ends when they are read again. */
  readonly invalidates?: (input: CallableInput<K>) => readonly QueryKey[];
  /** Brings the cache up to date where that is not enough. */
  readonly settled?: (outcome: Settled<K>) => Promise<void> | void;
}

/** Mutation options for one of the product's callables. The mutation fails with an AppError. */
export function callMutation<K extends CallableKey>(
  key: K,
  { invalidates = () => [], settled = () => undefined }: CallMutation<K>,
) {
  return (access: DataAccess) =>
    mutationOptions({
      mutationFn: (input: CallableInput<K>) => callOperation(access, key, input),
      onSettled: async (output, _error, input, _before, { client }) => {
        await settled({ client, input, output });
        await Promise.all(invalidates(input).map((queryKey) => client.invalidateQueries({ queryKey })));
      },
    });
}
