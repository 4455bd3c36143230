import { emailSchema } from '@countin/data/session';
import { useEntityForm } from '@countin/screen-kit/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../email-field.tsx';
import { ChangeForm } from './change-form.tsx';

interface ChangeEmailFormProps {
  readonly current: string | null;
  /** Throws AppError. */
  readonly onSubmit: (email: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Another address to log in with. Nothing changes before it has answered. */
export function ChangeEmailForm({ current, onSubmit, onCancel }: ChangeEmailFormProps) {
  const { t } = useTranslation('account');
  const [isSame, setIsSame] = useState(false);
  const form = useEntityForm({
    schema: emailSchema,
    defaultValues: { email: '' },
    onSent: () => setIsSame(false),
    async onSubmit({ email }) {
      if (email.toLowerCase() === current?.toLowerCase()) return setIsSame(true);
      await onSubmit(email);
    },
  });
  return (
    <ChangeForm form={form} submit={t('email.submit')} onCancel={onCancel}>
      <EmailField
        {...form.register('email')}
        id="new-email"
        label={t('email.new')}
        error={isSame ? t('email.same') : form.errorOf('email')}
        autoComplete="email"
        autoFocus
      />
    </ChangeForm>
  );
}
