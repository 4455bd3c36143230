import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { Button, Dialog, TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
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
      <Button size="small" variant="danger" onClick={() => setOpen(true)}>
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
  const form = useEntityForm({
    schema: v.object({
      // Not the address of an account: what is typed must be the one that is shown.
      email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.value(email.toLowerCase())),
    }),
    defaultValues: { email: '' },
    onSubmit: onDelete,
  });
  return (
    <Dialog open alert onClose={onClose} title={t('delete.confirm')} closeLabel={t('close')}>
      <p className={styles.warning}>{t('delete.what')}</p>
      <EntityForm
        form={form}
        className={styles.form}
        actions={
          <FormActions
            submit={t(form.busy ? 'delete.busy' : 'delete.submit')}
            busy={form.busy}
            variant="danger"
            cancel={t('cancel')}
            onCancel={onClose}
          />
        }
      >
        <TextField
          {...form.register('email')}
          id="confirm-email"
          label={t('delete.type', { email })}
          error={form.errorOf('email') && t('delete.mismatch')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      </EntityForm>
    </Dialog>
  );
}
