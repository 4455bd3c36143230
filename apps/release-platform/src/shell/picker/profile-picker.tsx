import { can } from '@countin/domain/permissions';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { buildPickerIndex, findPickerItems, PickerDialog } from '@countin/screen-kit/picker';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, matchPath, useLocation, useNavigate, useParams } from 'react-router';
import { openSections } from '../navigation/section-menus.ts';
import { useProfileItems, type ProfileItem } from './use-profile-items.ts';

/** Profiles shown at once. */
const MOST = 60;

/** Switches to another artist or label. Between two of one kind, the screen stays the same. */
export default function ProfilePicker({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['palette', 'common']);
  const locale = useLocale();
  const navigate = useNavigate();
  const { artistId, labelId } = useParams();
  const pathOf = useSameScreen();
  const [text, setText] = useState('');
  const { items, isPending, error, retry } = useProfileItems();
  const others = useMemo(
    () => items.filter(({ profileId }) => profileId !== artistId && profileId !== labelId),
    [items, artistId, labelId],
  );
  const index = useMemo(() => buildPickerIndex(others, (item) => item.text), [others]);
  const found = findPickerItems(index, text, MOST);
  return (
    <PickerDialog
      label={t('switchProfile')}
      placeholder={t('switchPlaceholder')}
      closeLabel={t('close')}
      text={text}
      onText={setText}
      groups={[{ title: t('profiles'), items: found }]}
      busy={isPending}
      status={t('results', { count: found.length, number: formatNumber(locale, found.length) })}
      empty={isPending ? t('common:loading') : text.trim() === '' ? t('switchNone') : t('none', { text })}
      below={error && <LoadErrorNotice error={error} onRetry={retry} />}
      onPick={(item) => {
        onClose();
        void navigate(pathOf(item));
      }}
      onClose={onClose}
    />
  );
}

/** Path of the open screen for another profile; its first screen if the user may not open that one there. */
function useSameScreen(): (profile: ProfileItem) => string {
  const { pathname } = useLocation();
  return ({ kind, profileId, role, to }) => {
    const pattern = openSections(kind, (operation) => can(role, operation)).find((known) => matchPath(known, pathname));
    return pattern === undefined ? to : generatePath(pattern, { artistId: profileId, labelId: profileId });
  };
}
