import type { DirectoryEntry } from '@countin/domain/admin';
import { Chip } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './person-row.module.css';

/** What is special about somebody, the most pressing first: where there is little room, it stands alone. */
export function PersonChips({ user }: { user: DirectoryEntry }) {
  const { t } = useTranslation('admin');
  return (
    <span className={styles.chips}>
      {user.suspended && <Chip tone="danger">{t('chips.suspended')}</Chip>}
      {user.askedForPro && <Chip tone="changed">{t('chips.askedForPro')}</Chip>}
      {user.userType === 'admin' && <Chip tone="live">{t('chips.admin')}</Chip>}
      {user.subscription === 'pro' && <Chip>{t('chips.pro')}</Chip>}
    </span>
  );
}
