import type { CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { memberKeys } from './member-keys.ts';

/** Profile and role of an invitation. Fails with the reason why it cannot be accepted. */
export const invitationOptions = (access: DataAccess, token: string) =>
  queryOptions({
    queryKey: memberKeys.invitation(token),
    queryFn: () => callOperation(access, 'readInvitation', { token }),
    retry: false,
  });

/** Makes the signed-in user a member. */
export const acceptInvitationOptions = callMutation('acceptInvitation', {
  invalidates: () => [queryKeys.users(), queryKeys.artists(), queryKeys.labels()],
});

/** The same for one of the invitations to the user's own address. */
export const acceptMailedInvitationOptions = callMutation('acceptMailedInvitation', {
  invalidates: () => [queryKeys.users(), queryKeys.artists(), queryKeys.labels(), memberKeys.invitations()],
});

/** Invitations to the user's address, and ownerships offered to the user. */
export type Waiting = CallableOutput<'listWaiting'>;

/** Invitations and offers that wait for the user's answer. */
export const waitingOptions = (access: DataAccess, uid: string) =>
  queryOptions({
    queryKey: queryKeys.waiting(uid),
    queryFn: () => callOperation(access, 'listWaiting', {}),
  });
