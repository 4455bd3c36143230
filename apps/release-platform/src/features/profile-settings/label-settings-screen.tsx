import { useTranslation } from 'react-i18next';
import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';
import { ProfileSettings } from './profile-settings.tsx';

/** Settings of a label. */
export const Component = labelScreen('members.read', LabelSettings);

function LabelSettings() {
  const { t } = useTranslation('profile-settings');
  return <ProfileSettings kind="label" profile={useOwnLabel()} title={t('titles.labelSettings')} />;
}
