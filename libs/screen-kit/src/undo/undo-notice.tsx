import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './undo-notice.module.css';

interface UndoNoticeProps<T> {
  /** What can be put back; null while nothing can. */
  readonly removed: T | null;
  /** Says what was removed. */
  readonly textOf: (removed: T) => string;
  readonly onUndo: () => void;
}

/** Says what was just removed, with a button that puts it back. The live region stays, so that it is announced. */
export function UndoNotice<T>({ removed, textOf, onUndo }: UndoNoticeProps<T>) {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      {removed !== null && (
        <p className={styles.removed}>
          {textOf(removed)}
          <Button size="small" onClick={onUndo}>
            {t('undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
