import { presentOrRestorable, type MyArtist, type MyLabel } from '@countin/data/profiles';
import { lazyImport } from '@countin/deployment-recovery';
import type { ProfileKind } from '@countin/slug-form';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Row, Rows, Section } from '@countin/ui';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProfilePicture } from '../../shell/profiles/profile-picture.tsx';
import { paths } from '../../paths/paths.ts';
import { SectionActions } from '../../shell/overview/section-actions.tsx';

const ProfileMarks = lazy(lazyImport(() => import('../../shell/profiles/profile-marks.tsx')));

interface ProfileListProps {
  /** Error of the last request, with its retry. */
  readonly failed: { readonly error: Error | null; readonly retry: () => void };
  readonly artists: readonly MyArtist[];
  readonly labels: readonly MyLabel[];
  readonly onCreate: (kind: ProfileKind) => void;
}

/** My artists and labels, and how to make another. */
export function ProfileList({ failed, artists, labels, onCreate }: ProfileListProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('profiles.title')}>
      {failed.error && <LoadErrorNotice error={failed.error} onRetry={failed.retry} />}
      <Rows>
        {presentOrRestorable(artists).map((artist) => (
          <ProfileRow key={artist.id} profile={artist} to={paths.artist.to(artist.id)} below={t('profiles.artist')} />
        ))}
        {presentOrRestorable(labels).map((label) => (
          <ProfileRow key={label.id} profile={label} to={paths.label.to(label.id)} below={t('profiles.label')} />
        ))}
      </Rows>
      <SectionActions>
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => onCreate('artist')}>
          {t('newArtist')}
        </Button>
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => onCreate('label')}>
          {t('newLabel')}
        </Button>
      </SectionActions>
    </Section>
  );
}

interface ProfileRowProps {
  readonly profile: MyArtist | MyLabel;
  readonly to: string;
  readonly below: string;
}

function ProfileRow({ profile, to, below }: ProfileRowProps) {
  const { role, archivedAt, deletedAt } = profile;
  const marked = role !== 'owner' || archivedAt !== undefined || deletedAt !== undefined;
  return (
    <Row
      start={<ProfilePicture profile={profile} />}
      title={<Link to={to}>{profile.name}</Link>}
      below={below}
      end={
        marked && (
          <Suspense>
            <ProfileMarks profile={profile} />
          </Suspense>
        )
      }
    />
  );
}
