import { credentialsSchema, PASSWORD_MIN_LENGTH, signUpSchema, type NewAccount } from '@countin/data/session';
import type { SiteName } from '@countin/domain/account';
import { useErrorText } from '@countin/i18n/react';
import { EntityForm, useEntityForm } from '@countin/screen-kit/form';
import { Button, Notice, TextField } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { EmailField } from '../email-field.tsx';
import { PasswordField } from '../password-field.tsx';
import type { SignInMode } from './auth-view.ts';
import { signInError, type SignInError } from './sign-in-error.ts';
import styles from './auth-page.module.css';

/** The log-in takes the same fields, and asks no name. */
const logInSchema = v.object({ ...credentialsSchema.entries, displayName: v.string() });

interface SignInFormProps {
  readonly site: SiteName;
  readonly mode: SignInMode;
  /** Address that was typed into another form here. */
  readonly email?: string;
  readonly onEmail?: (email: string) => void;
  /** Signs in or up; throws AppError. */
  readonly onSubmit: (account: NewAccount) => Promise<void>;
  /** Shown below the password. */
  readonly forgotten?: ReactNode;
  /** Shown below the button of a new account. */
  readonly smallPrint?: ReactNode;
}

/** E-mail and password, for both ways in on both sites. Named and marked so that password managers know it. */
export function SignInForm({ site, mode, email = '', onEmail, onSubmit, forgotten, smallPrint }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const form = useEntityForm({
    schema: mode === 'signup' ? signUpSchema : logInSchema,
    defaultValues: { email, password: '', displayName: '' },
    onSubmit,
  });

  return (
    <EntityForm
      form={form}
      className={styles.form}
      failureNotice={
        form.failure && <ErrorNotice errorCode={signInError(mode, form.failure)} email={form.getValues('email')} />
      }
      actions={
        <>
          <Button type="submit" variant="solid" wide busy={form.busy}>
            {t(`${site}.${mode}.submit`)}
          </Button>
          {mode === 'signup' && smallPrint && <p className={styles.small}>{smallPrint}</p>}
        </>
      }
    >
      {mode === 'signup' && (
        <TextField
          {...form.register('displayName')}
          id="name"
          label={t('name')}
          aside={t('optional')}
          hint={t('nameHint')}
          error={form.errorOf('displayName')}
          autoComplete="name"
        />
      )}
      <EmailField
        {...form.register('email', { onChange: () => onEmail?.(form.getValues('email')) })}
        id="email"
        label={t('email')}
        error={form.errorOf('email')}
      />
      <PasswordField
        {...form.register('password')}
        id="password"
        manager={mode === 'signup' ? 'new-password' : 'current-password'}
        label={t('password')}
        hint={mode === 'signup' ? t('passwordHint', { count: PASSWORD_MIN_LENGTH }) : undefined}
        error={form.errorOf('password')}
      />
      {mode === 'login' && forgotten && <p className={styles.aside}>{forgotten}</p>}
    </EntityForm>
  );
}

function ErrorNotice({ errorCode, email }: { readonly errorCode: SignInError; readonly email: string }) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  if ('code' in errorCode) return <Notice tone="danger" title={errorText(errorCode.code)} />;
  if (errorCode.own === 'taken') return <Notice title={t('taken.title')}>{t('taken.text', { email })}</Notice>;
  return <Notice tone="danger" title={t('loginRefused')} />;
}
