import { EntityForm } from '@countin/screen-kit/form';
import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields, useNewPassword } from '../new-password.tsx';
import styles from './auth-page.module.css';

interface NewPasswordFormProps {
  readonly email: string;
  readonly onSubmit: (password: string) => Promise<void>;
}

/** A new password for an account whose old one is forgotten. */
export function NewPasswordForm({ email, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const form = useNewPassword(onSubmit);
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
      <NewPasswordFields form={form} email={email} id="password" label={t('emailLink.password.label')} />
    </EntityForm>
  );
}
