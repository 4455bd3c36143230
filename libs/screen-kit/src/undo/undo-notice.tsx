import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './undo-notice.module.css';

interface UndoNoticeProps<T> {
  /** Last removed item; null if there is nothing to undo. */
  readonly removed: T | null;
  /** Text that announces the removal. */
  readonly textOf: (removed: T) => string;
  /** Undefined where the announced change cannot be undone. */
  readonly onUndo: (() => void) | undefined;
}

/**
 * Announces a removal, with an undo button. It stays in the window while its container does. What was pressed may be far
 * away in a long list. The live region is always mounted, because screen readers ignore new ones.
 */
export function UndoNotice<T>({ removed, textOf, onUndo }: UndoNoticeProps<T>) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={styles.notice}>
      {removed !== null && (
        <p className={styles.removed}>
          {textOf(removed)}
          {onUndo && (
            <Button size="small" onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
