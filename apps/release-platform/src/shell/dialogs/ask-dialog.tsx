import { Button, Dialog } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './ask-dialog.module.css';

interface AskDialogProps {
  /** What is asked; null while nothing is. */
  readonly ask: 'takeBackAsk' | 'archiveAsk' | null;
  /** The release that it is about. */
  readonly title: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once before a page goes away for fans, naming what goes. */
export function AskDialog({ ask, title, onConfirm, onCancel }: AskDialogProps) {
  const { t } = useTranslation('release-editor');
  if (!ask) return null;
  return (
    <Dialog open alert onClose={onCancel} title={t(`${ask}.title`)} closeLabel={t(`${ask}.cancel`)}>
      <p className={styles.text}>{t(`${ask}.text`, { title })}</p>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t(`${ask}.cancel`)}</Button>
        <Button look="danger" onClick={onConfirm} autoFocus>
          {t(`${ask}.confirm`)}
        </Button>
      </div>
    </Dialog>
  );
}
