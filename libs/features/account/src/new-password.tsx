import { newPasswordSchema, PASSWORD_MIN_LENGTH } from '@countin/data/session';
import { useEntityForm, type EntityFormState } from '@countin/screen-kit/form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './password-field.tsx';
import { UsernameForManagers } from './username-for-managers.tsx';

type NewPasswordForm = EntityFormState<typeof newPasswordSchema>;

/** State of a form that asks for a new password. */
export function useNewPassword(onSubmit: (password: string) => Promise<void>): NewPasswordForm {
  return useEntityForm({
    schema: newPasswordSchema,
    defaultValues: { password: '' },
    onSubmit: ({ password }) => onSubmit(password),
  });
}

interface NewPasswordFieldsProps {
  readonly form: NewPasswordForm;
  readonly email: string | null;
  readonly id: string;
  readonly label: string;
  readonly autoFocus?: boolean;
}

/** Field of a new password, with the user name that password managers save it under. */
export function NewPasswordFields({ form, email, id, label, autoFocus }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <UsernameForManagers email={email} />
      <PasswordField
        {...form.register('password')}
        id={id}
        manager="new-password"
        label={label}
        hint={t('passwordHint', { count: PASSWORD_MIN_LENGTH })}
        error={form.errorOf('password')}
        autoFocus={autoFocus}
      />
    </>
  );
}
