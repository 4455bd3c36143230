import { emailSchema } from '@countin/data/session';
import { EntityForm, useEntityForm } from '@countin/screen-kit/form';
import { Button, Notice } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../email-field.tsx';
import styles from './auth-page.module.css';

interface ForgottenPasswordFormProps {
  /** Address that was typed into another form here. */
  readonly email?: string;
  readonly onEmail?: (email: string) => void;
  /** Asks for the mail, and answers the same whether or not the address has an account. Throws AppError. */
  readonly onSubmit: (email: string) => Promise<void>;
}

/** Asks for a mail with a link to a new password. */
export function ForgottenPasswordForm({ email = '', onEmail, onSubmit }: ForgottenPasswordFormProps) {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useEntityForm({
    schema: emailSchema,
    defaultValues: { email },
    onSent: () => setSentTo(null),
    async onSubmit(input) {
      await onSubmit(input.email);
      setSentTo(input.email);
    },
  });

  return (
    <EntityForm
      form={form}
      className={styles.form}
      actions={
        <>
          {sentTo !== null && <Notice title={t('forgotten.sent')}>{t('forgotten.sentText', { email: sentTo })}</Notice>}
          <Button type="submit" variant={sentTo === null ? 'solid' : 'outlined'} wide busy={form.busy}>
            {t(sentTo === null ? 'forgotten.submit' : 'forgotten.again')}
          </Button>
        </>
      }
    >
      <EmailField
        {...form.register('email', { onChange: () => onEmail?.(form.getValues('email')) })}
        id="email"
        label={t('email')}
        error={form.errorOf('email')}
      />
    </EntityForm>
  );
}
