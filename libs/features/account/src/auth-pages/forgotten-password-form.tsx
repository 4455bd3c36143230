import { emailSchema } from '@countin/data/session';
import { errorCodeOf, type ErrorCode } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../email-field.tsx';
import styles from './auth-page.module.css';

interface ForgottenPasswordFormProps {
  /** What was typed into another form here. */
  readonly email?: string;
  readonly onEmail?: (email: string) => void;
  /** Asks for the mail, and answers the same whether or not the address has an account. Throws AppError. */
  readonly onSubmit: (email: string) => Promise<void>;
}

/** Asks for a mail with a link to a new password. */
export function ForgottenPasswordForm({ email = '', onEmail, onSubmit }: ForgottenPasswordFormProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: valibotResolver(emailSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (input) => {
    setFault(null);
    setSentTo(null);
    try {
      await onSubmit(input.email);
      setSentTo(input.email);
    } catch (error) {
      setFault(errorCodeOf(error));
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      <EmailField
        {...register('email', { onChange: () => onEmail?.(getValues('email')) })}
        id="email"
        label={t('email')}
        error={errorText(errors.email?.message)}
      />
      {fault && <Notice tone="danger" title={errorText(fault)} />}
      {sentTo !== null && <Notice title={t('forgotten.sent')}>{t('forgotten.sentText', { email: sentTo })}</Notice>}
      <Button type="submit" look={sentTo === null ? 'filled' : 'outlined'} wide busy={isSubmitting}>
        {t(sentTo === null ? 'forgotten.submit' : 'forgotten.again')}
      </Button>
    </form>
  );
}
