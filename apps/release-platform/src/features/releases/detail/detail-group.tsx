import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail-group.module.css';

interface DetailGroupProps {
  readonly title: string;
  /** Entered values, shown while the group is folded. */
  readonly values: readonly (string | number | null | undefined)[];
  /** An error in the group keeps it open. */
  readonly invalid?: boolean;
  readonly children: ReactNode;
}

/** Fields that fold: a phone shows what is entered at a glance. */
export function DetailGroup({ title, values, invalid, children }: DetailGroupProps) {
  const { t } = useTranslation('release-detail');
  const [isOpen, setOpen] = useState(false);
  const entered = values.filter((value) => value !== null && value !== undefined && value !== '');
  return (
    <details
      className={styles.group}
      open={isOpen || invalid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <bdi className={styles.values}>{entered.length > 0 ? entered.join(' · ') : t('empty')}</bdi>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
