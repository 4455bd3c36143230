import type { DirectoryEntry } from '@countin/domain/admin';
import { PersonPicture } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { PersonChips } from '../person/person-chips.tsx';
import styles from '../person-row.module.css';

/** Px. Fixed, because the list reserves its space before the rows are rendered. */
export const ROW_HEIGHT = 72;

/** A user in the list. A click anywhere on the row opens the user. */
export function PersonRow({ user, open }: { user: DirectoryEntry; open: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.row} data-open={open || undefined}>
      <PersonPicture name={user.displayName || user.email} src={null} />
      <div className={styles.words}>
        <Link
          to={paths.admin.to({ person: user.uid })}
          state={{ fromList: true }}
          preventScrollReset
          className={styles.name}
          aria-current={open || undefined}
        >
          <bdi>{user.displayName || t('noName')}</bdi>
        </Link>
        <bdi className={styles.email}>{user.email || user.uid}</bdi>
      </div>
      <PersonChips user={user} />
    </div>
  );
}
