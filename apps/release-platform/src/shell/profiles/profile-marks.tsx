import type { MyArtist, MyLabel } from '@countin/data/profiles';
import { Chip } from '@countin/ui';
import { useTranslation } from 'react-i18next';

/** Marks of a profile in a list: deleted, archived, and the role of a member. Loads only where a profile has one. */
export default function ProfileMarks({ profile: { role, archivedAt, deletedAt } }: { profile: MyArtist | MyLabel }) {
  const { t } = useTranslation(['team', 'today']);
  if (deletedAt !== undefined) return <Chip tone="danger">{t('today:deleted')}</Chip>;
  return (
    <>
      {archivedAt !== undefined && <Chip tone="over">{t('today:archived')}</Chip>}
      {role !== 'owner' && <Chip>{t(`role.${role}`)}</Chip>}
    </>
  );
}
