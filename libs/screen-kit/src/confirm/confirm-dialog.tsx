import { Button, Dialog } from '@countin/ui';
import type { ReactNode } from 'react';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  /** What happens, naming the thing it happens to. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  /** `danger` takes something away: its button is red and has the focus. `leave` keeps the focus on the safe answer. */
  readonly variant: 'danger' | 'leave';
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once before something happens that cannot be undone. Rendered only while it asks. */
export function ConfirmDialog({ title, children, confirm, cancel, variant, onConfirm, onCancel }: ConfirmDialogProps) {
  const danger = variant === 'danger';
  const stay = (
    <Button look={danger ? 'outlined' : 'filled'} onClick={onCancel} autoFocus={!danger}>
      {cancel}
    </Button>
  );
  const go = (
    <Button look={danger ? 'danger' : 'outlined'} onClick={onConfirm} autoFocus={danger}>
      {confirm}
    </Button>
  );
  return (
    <Dialog open alert onClose={onCancel} title={title} closeLabel={cancel}>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>
        {/* The suggested answer stands last. */}
        {danger ? stay : go}
        {danger ? go : stay}
      </div>
    </Dialog>
  );
}
