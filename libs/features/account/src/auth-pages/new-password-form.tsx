import { newPasswordSchema, PASSWORD_MIN_LENGTH } from '@countin/data/session';
import { EntityForm, useEntityForm } from '@countin/screen-kit/form';
import { Button } from '@countin/ui';
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
  const form = useEntityForm({
    schema: newPasswordSchema,
    defaultValues: { password: '' },
    onSubmit: ({ password }) => onSubmit(password),
  });
  return (
    <EntityForm
      form={form}
      className={styles.form}
      actions={
        <Button type="submit" variant="solid" wide busy={form.busy}>
          {t('emailLink.password.submit')}
        </Button>
      }
    >
      <UsernameForManagers email={email} />
      <PasswordField
        {...form.register('password')}
        id="password"
        manager="new-password"
        label={t('emailLink.password.label')}
        hint={t('passwordHint', { count: PASSWORD_MIN_LENGTH })}
        error={form.errorOf('password')}
      />
    </EntityForm>
  );
}
