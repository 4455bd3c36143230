import { Button, Dialog } from '@countin/ui';
import type { ReactNode } from 'react';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  /** Description of the consequence, naming the affected item. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  /** `danger` is destructive: its button is red and has the focus. `leave` focuses the safe answer. */
  readonly variant: 'danger' | 'leave';
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation dialog for irreversible actions. Render it only while open. */
export function ConfirmDialog({ title, children, confirm, cancel, variant, onConfirm, onCancel }: ConfirmDialogProps) {
  const danger = variant === 'danger';
  const stay = (
    <Button variant={danger ? 'outlined' : 'solid'} onClick={onCancel} autoFocus={!danger}>
      {cancel}
    </Button>
  );
  const go = (
    <Button variant={danger ? 'danger' : 'outlined'} onClick={onConfirm} autoFocus={danger}>
      {confirm}
    </Button>
  );
  return (
    <Dialog open alert onClose={onCancel} title={title} closeLabel={cancel}>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>
        {/* The suggested button is last. */}
        {danger ? stay : go}
        {danger ? go : stay}
      </div>
    </Dialog>
  );
}
