import type { ListedProfile } from '@countin/domain/profile';
import type { ProfileKind } from '@countin/slug-form';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Row, Rows, Section } from '@countin/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProfilePicture } from '../../shell/profiles/profile-picture.tsx';
import { paths } from '../../paths/paths.ts';
import { SectionActions } from '../../shell/overview/section-actions.tsx';

interface ProfileListProps {
  /** Error of the last request, with its retry. */
  readonly failed: { readonly error: Error | null; readonly retry: () => void };
  readonly artists: readonly ListedProfile[];
  readonly labels: readonly ListedProfile[];
  readonly onCreate: (kind: ProfileKind) => void;
}

/** My artists and labels, and how to make another. */
export function ProfileList({ failed, artists, labels, onCreate }: ProfileListProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('profiles.title')}>
      {failed.error && <LoadErrorNotice error={failed.error} onRetry={failed.retry} />}
      <Rows>
        {artists.map((artist) => (
          <Row
            key={artist.id}
            start={<ProfilePicture profile={artist} />}
            title={<Link to={paths.artist.to(artist.id)}>{artist.name}</Link>}
            below={t('profiles.artist')}
          />
        ))}
        {labels.map((label) => (
          <Row
            key={label.id}
            start={<ProfilePicture profile={label} />}
            title={<Link to={paths.label.to(label.id)}>{label.name}</Link>}
            below={t('profiles.label')}
          />
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
