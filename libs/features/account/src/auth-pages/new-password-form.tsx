import { newPasswordSchema, PASSWORD_MIN_LENGTH } from '@countin/data/session';
import { useErrorText } from '@countin/i18n/react';
import { Button } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../password-field.tsx';
import { UsernameForManagers } from '../username-for-managers.tsx';
import styles from './auth-page.module.css';

interface NewPasswordFormProps {
  readonly email: string;
  readonly onSubmit: (password: string) => Promise<void>;
}

/** A new password for an account whose old one is forgotten. */
export function NewPasswordForm({ email, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(({ password }) => onSubmit(password));
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      <UsernameForManagers email={email} />
      <PasswordField
        {...register('password')}
        id="password"
        manager="new-password"
        label={t('emailLink.password.label')}
        hint={t('passwordHint', { count: PASSWORD_MIN_LENGTH })}
        error={errorText(errors.password?.message)}
      />
      <Button type="submit" look="filled" wide busy={isSubmitting}>
        {t('emailLink.password.submit')}
      </Button>
    </form>
  );
}
