import { errorCodeOf, LIMITS, type ErrorCode } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, Dialog, Notice, TextArea } from '@countin/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './change-dialog.module.css';

interface ReasonDialogProps {
  readonly title: string;
  /** What it means for the person. */
  readonly text: string;
  readonly confirm: string;
  /** Takes something away, or gives power over others. */
  readonly grave: boolean;
  /** Throws AppError. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks once before an admin changes something, and takes the reason down. */
export function ReasonDialog({ title, text, confirm, grave, onConfirm, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault(null);
    setBusy(true);
    try {
      await onConfirm(reason);
      onClose();
    } catch (error) {
      setFault(errorCodeOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open alert onClose={onClose} title={title} closeLabel={t('change.cancel')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.text}>{text}</p>
        <TextArea
          label={t('change.reason')}
          aside={t('change.reasonAside')}
          value={reason}
          maxLength={LIMITS.reason}
          onChange={(event) => setReason(event.target.value)}
          autoFocus
        />
        {fault && <Notice tone="danger" title={errorText(fault)} />}
        <div className={styles.actions}>
          <Button look="quiet" onClick={onClose}>
            {t('change.cancel')}
          </Button>
          <Button type="submit" look={grave ? 'danger' : 'filled'} busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
