import { useDataAccess } from '@countin/data/access';
import { setSubscriptionOptions, setUserTypeOptions, suspendUserOptions } from '@countin/data/admin';
import type { DirectoryEntry } from '@countin/domain/admin';
import { useMutation } from '@tanstack/react-query';

/** An admin's action on a user account. */
export type PersonChange = 'makeAdmin' | 'makeArtist' | 'makePro' | 'makeFree' | 'turnDown' | 'suspend' | 'restore';

/** The changes that an admin may make to a user. Admins cannot change their own type or access. */
export function changesOf({ userType, subscription, suspended, requestedPro }: DirectoryEntry, own: boolean) {
  const request: readonly PersonChange[] = requestedPro && subscription === 'free' ? ['makePro', 'turnDown'] : [];
  return {
    type: own ? null : userType === 'admin' ? 'makeArtist' : 'makeAdmin',
    request,
    subscription: request.length > 0 ? null : subscription === 'pro' ? 'makeFree' : 'makePro',
    access: own ? null : suspended ? 'restore' : 'suspend',
  } as const satisfies Readonly<Record<string, PersonChange | readonly PersonChange[] | null>>;
}

/** Returns a function that changes a user account; each call throws AppError. */
export function usePersonChange(uid: string): (change: PersonChange, reason: string) => Promise<unknown> {
  const access = useDataAccess();
  const { mutateAsync: setUserType } = useMutation(setUserTypeOptions(access));
  const { mutateAsync: setSubscription } = useMutation(setSubscriptionOptions(access));
  const { mutateAsync: suspendUser } = useMutation(suspendUserOptions(access));
  return (change, reason) => {
    switch (change) {
      case 'makeAdmin':
        return setUserType({ uid, userType: 'admin', reason });
      case 'makeArtist':
        return setUserType({ uid, userType: 'artist', reason });
      case 'makePro':
        return setSubscription({ uid, subscription: 'pro', reason });
      case 'makeFree':
      case 'turnDown':
        return setSubscription({ uid, subscription: 'free', reason });
      case 'suspend':
        return suspendUser({ uid, suspended: true, reason });
      case 'restore':
        return suspendUser({ uid, suspended: false, reason });
    }
  };
}
