import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import type { ProfileKind } from '@countin/domain/permissions';
import { ScreenSkeleton } from '@countin/screen-kit/loading';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useRecentItem } from '../picker/use-recent-item.ts';
import { SecondLevel } from '../navigation/second-level.tsx';
import { ProfileSwitch } from './profile-switch.tsx';

const DeletedProfile = lazy(lazyImport(() => import('../deleted-profile/deleted-profile.tsx')));

interface ProfileSectionsProps {
  readonly kind: ProfileKind;
  readonly profile: {
    readonly id: string;
    readonly createdBy: string;
    readonly name: string;
    readonly deletedAt?: number | undefined;
  };
  /** Path of the profile's first screen. */
  readonly to: string;
}

/** The screens of an artist or a label under their common navigation; of a deleted one, the way back alone. */
export function ProfileSections({ kind, profile, to }: ProfileSectionsProps) {
  const { id, name } = profile;
  useRecentItem(kind, to, name);
  const { may } = usePermissions(kind, profile);
  if (profile.deletedAt !== undefined)
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <DeletedProfile profile={{ kind, profileId: id }} name={name} mayRestore={may('profile.delete')} />
      </Suspense>
    );
  return (
    <>
      <SecondLevel menu={kind} profile={profile} crumbs={[{ to, text: name, beside: <ProfileSwitch /> }]} />
      <Outlet context={profile} />
    </>
  );
}
