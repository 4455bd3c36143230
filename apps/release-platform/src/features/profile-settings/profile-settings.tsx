import { SettingsParts } from '@countin/account';
import { usePermissions } from '@countin/data/permissions';
import type { ProfileKind } from '@countin/domain/permissions';
import { PageHeader } from '@countin/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ActivityPart } from './team/activity-part.tsx';
import { OwnershipPart } from './team/ownership-part.tsx';
import { TeamPart } from './team/team-part.tsx';
import { useOwnRecentLogin } from './team/use-own-recent-login.ts';
import { ArchivePart } from './archive-part.tsx';
import { DeletePart } from './delete-part.tsx';
import { NamePart } from './name-part.tsx';
import { SlugPart } from './slug-part.tsx';

interface ProfileSettingsProps {
  readonly kind: ProfileKind;
  readonly profile: {
    readonly id: string;
    readonly createdBy: string;
    readonly name: string;
    readonly customSlug: string;
    readonly archivedAt?: number | undefined;
  };
  readonly title: string;
  /** Parts that only this kind of profile has. */
  readonly children?: ReactNode;
}

/** Settings of an artist or a label. Each part is saved by itself, and shown to roles that may change it. */
export function ProfileSettings({ kind, profile, title, children }: ProfileSettingsProps) {
  const { may } = usePermissions(kind, profile);
  const recentLogin = useOwnRecentLogin();
  const navigate = useNavigate();
  const { id, name } = profile;
  const key = { kind, profileId: id };
  return (
    <>
      <PageHeader title={title} below={<bdi>{name}</bdi>} />
      <SettingsParts>
        {may('profile.edit') && <NamePart key={id} kind={kind} profile={profile} />}
        {may('settings.edit') && <SlugPart kind={kind} profile={profile} />}
        {children}
        <TeamPart profile={key} name={name} onLeft={() => void navigate(paths.dashboard.to())} />
        <OwnershipPart profile={key} name={name} recentLogin={recentLogin} />
        {may('activity.read') && <ActivityPart profile={key} />}
        {may('settings.edit') && <ArchivePart profile={key} archivedAt={profile.archivedAt} />}
        {may('profile.delete') && <DeletePart profile={key} name={name} recentLogin={recentLogin} />}
      </SettingsParts>
      {recentLogin.dialog}
    </>
  );
}
