import { errorCodeOf, type ErrorCode } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, Dialog, Notice, TextField } from '@countin/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountService } from './account-service.ts';
import type { RecentLogin } from './recent-login.tsx';
import styles from './settings.module.css';

interface DeleteAccountProps {
  readonly email: string | null;
  readonly service: Pick<AccountService, 'delete'>;
  readonly recentLogin: RecentLogin;
  /** It is gone: the person leaves. */
  readonly onDeleted: () => Promise<void>;
}

/** The end of an account: says what goes, and goes only when the address is typed. */
export function DeleteAccount({ email, service, recentLogin, onDeleted }: DeleteAccountProps) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="danger" onClick={() => setOpen(true)}>
        {t('delete.open')}
      </Button>
      {open && (
        <DeleteDialog
          email={email ?? ''}
          onClose={() => setOpen(false)}
          onDelete={async () => {
            if (await recentLogin.run(service.delete)) await onDeleted();
          }}
        />
      )}
    </>
  );
}

interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
  /** Throws AppError. */
  readonly onDelete: () => Promise<void>;
}

function DeleteDialog({ email, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const matches = typed.trim().toLowerCase() === email.toLowerCase();
    setMismatch(!matches);
    if (!matches) return;
    setFault(null);
    setBusy(true);
    try {
      await onDelete();
    } catch (error) {
      setFault(errorCodeOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open alert onClose={onClose} title={t('delete.confirm')} closeLabel={t('close')}>
      <p className={styles.warning}>{t('delete.what')}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          id="confirm-email"
          label={t('delete.type', { email })}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMismatch(false);
          }}
          error={mismatch ? t('delete.mismatch') : null}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        {fault && <Notice tone="danger" title={errorText(fault)} />}
        <div className={styles.endActions}>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" look="danger" busy={busy}>
            {t(busy ? 'delete.busy' : 'delete.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
