import { emailSchema } from '@countin/data/session';
import { errorCodeOf, type ErrorCode } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../email-field.tsx';
import styles from './settings.module.css';

interface ChangeEmailFormProps {
  readonly current: string | null;
  /** Throws AppError. */
  readonly onSubmit: (email: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Another address to log in with. Nothing changes before it has answered. */
export function ChangeEmailForm({ current, onSubmit, onCancel }: ChangeEmailFormProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [fault, setFault] = useState<ErrorCode | 'same' | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(emailSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email }) => {
    setFault(null);
    if (email.toLowerCase() === current?.toLowerCase()) return setFault('same');
    try {
      await onSubmit(email);
    } catch (error) {
      setFault(errorCodeOf(error));
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      <EmailField
        {...register('email')}
        id="new-email"
        label={t('email.new')}
        error={fault === 'same' ? t('email.same') : errorText(errors.email?.message)}
        autoComplete="email"
        autoFocus
      />
      {fault && fault !== 'same' && <Notice tone="danger" title={errorText(fault)} />}
      <div className={styles.actions}>
        <Button type="submit" size="small" look="filled" busy={isSubmitting}>
          {t('email.submit')}
        </Button>
        <Button size="small" look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
