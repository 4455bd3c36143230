import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../action/icon-button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Requires an answer: a click outside does not close it. */
  readonly alert?: boolean;
  readonly children: ReactNode;
}

/** The dialog itself, with React Aria. */
export default function DialogOverlay({ open, onClose, title, closeLabel, alert = false, children }: DialogProps) {
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={open}
      isDismissable={!alert}
      onOpenChange={(now) => !now && onClose()}
    >
      <Modal className={styles.modal ?? ''}>
        <AriaDialog className={styles.dialog ?? ''} role={alert ? 'alertdialog' : 'dialog'}>
          <div className={styles.top}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {!alert && <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />}
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
