import type { DirectoryEntry } from '@countin/domain/admin';
import { Chip } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from '../person-row.module.css';

/** Status chips of a user, most urgent first: narrow layouts show only the first one. */
export function PersonChips({ user }: { user: DirectoryEntry }) {
  const { t } = useTranslation('admin');
  return (
    <span className={styles.chips}>
      {user.suspended && <Chip tone="danger">{t('chips.suspended')}</Chip>}
      {user.requestedPro && <Chip tone="changed">{t('chips.requestedPro')}</Chip>}
      {user.userType === 'admin' && <Chip tone="live">{t('chips.admin')}</Chip>}
      {user.subscription === 'pro' && <Chip>{t('chips.pro')}</Chip>}
    </span>
  );
}
