import { usePermissions } from '@countin/data/permissions';
import { useTranslation } from 'react-i18next';
import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { StoredSending } from './sending-part.tsx';

/** Settings of a label. */
export const Component = labelScreen('members.read', LabelSettings);

function LabelSettings() {
  const { t } = useTranslation('profile-settings');
  const label = useOwnLabel();
  const { may } = usePermissions('label', label);
  return (
    <ProfileSettings kind="label" profile={label} title={t('titles.labelSettings')}>
      {may('settings.edit') && <StoredSending owner={{ ownerKind: 'label', ownerId: label.id }} />}
    </ProfileSettings>
  );
}
