import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Asks for the pro subscription; the first time counts. Gives when that was, milliseconds since 1970. Throws AppError. */
export async function requestPro(access: DataAccess): Promise<number> {
  return (await callOperation(access, 'requestPro', {})).requestedAt;
}

export const requestProOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: () => requestPro(access),
    onSettled: (_at, _error, _input, _before, { client }) => client.invalidateQueries({ queryKey: queryKeys.users() }),
  });
