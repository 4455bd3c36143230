import type { Team } from '@countin/data/members';
import { useSession } from '@countin/data/session';
import { Chip, Row } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { personName } from '../../../shell/profiles/person-name.ts';

/** The owner, first in the list of members. */
export function OwnerRow({ owner }: { readonly owner: Team['owner'] }) {
  const { t } = useTranslation('team');
  const { uid } = useSession();
  const name = personName(owner, t('members.unnamed'));
  return (
    <Row
      title={<bdi>{name}</bdi>}
      below={owner.uid === uid ? t('members.you') : owner.email !== name && owner.email}
      end={<Chip>{t('role.owner')}</Chip>}
    />
  );
}
