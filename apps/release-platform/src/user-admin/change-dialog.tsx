import { errorCodeOf, LIMITS, type ErrorCode } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, Dialog, Notice, TextArea } from '@countin/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonChange } from './person-change.ts';
import styles from './change-dialog.module.css';

interface ChangeDialogProps {
  readonly change: PersonChange;
  /** Whom it is about. */
  readonly name: string;
  /** Throws AppError. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What takes something from somebody, or gives them power over others. */
const GRAVE: ReadonlySet<PersonChange> = new Set(['makeAdmin', 'makeArtist', 'makeFree', 'turnDown', 'suspend']);

/** Asks once before somebody's account changes, says what that means for them, and takes the reason down. */
export function ChangeDialog({ change, name, onConfirm, onClose }: ChangeDialogProps) {
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
    <Dialog open alert onClose={onClose} title={t(`change.${change}.title`, { name })} closeLabel={t('change.cancel')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.text}>{t(`change.${change}.text`)}</p>
        <TextArea label={t('change.reason')} aside={t('change.reasonAside')} value={reason} maxLength={LIMITS.reason} onChange={(event) => setReason(event.target.value)} autoFocus />
        {fault && <Notice tone="danger" title={errorText(fault)} />}
        <div className={styles.actions}>
          <Button look="quiet" onClick={onClose}>{t('change.cancel')}</Button>
          <Button type="submit" look={GRAVE.has(change) ? 'danger' : 'filled'} busy={busy}>{t(`change.${change}.confirm`)}</Button>
        </div>
      </form>
    </Dialog>
  );
}
