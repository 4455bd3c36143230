import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from './use-selection.ts';
import styles from './bulk.module.css';

interface SelectionBarProps<T> {
  readonly selection: Selection<T>;
  /** Number of items shown. */
  readonly count: number;
  /** Buttons of the actions, shown while something is chosen. */
  readonly children: ReactNode;
}

/** How many items are chosen, what can be done to them, and buttons that choose all or none. */
export function SelectionBar<T>({ selection, count, children }: SelectionBarProps<T>) {
  const { t } = useTranslation('bulk');
  const locale = useLocale();
  const chosen = selection.items.length;
  return (
    <div className={styles.bar} role="group" aria-label={t('selection')} data-chosen={chosen > 0 || undefined}>
      <p role="status" className={styles.chosen}>
        {chosen > 0 && t('chosen', { count: chosen, number: formatNumber(locale, chosen) })}
      </p>
      <div className={styles.actions}>
        {chosen > 0 && children}
        {chosen < count && (
          <Button size="small" onClick={selection.all}>
            {t('all')}
          </Button>
        )}
        {chosen > 0 && (
          <Button size="small" onClick={selection.clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
