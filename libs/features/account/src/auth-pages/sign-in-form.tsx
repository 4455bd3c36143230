import { credentialsSchema, PASSWORD_MIN_LENGTH, signUpSchema, type NewAccount } from '@countin/data/session';
import { errorCodeOf, type SiteName } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice, TextField } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
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
  /** What was typed into another form here. */
  readonly email?: string;
  readonly onEmail?: (email: string) => void;
  /** Signs in or up; throws AppError. */
  readonly onSubmit: (account: NewAccount) => Promise<void>;
  /** Stands below the password. */
  readonly forgotten?: ReactNode;
  /** Stands below the button of a new account. */
  readonly smallPrint?: ReactNode;
}

/** E-mail and password, for both ways in on both sites. Named and marked so that password managers know it. */
export function SignInForm({ site, mode, email = '', onEmail, onSubmit, forgotten, smallPrint }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const [fault, setFault] = useState<SignInError | null>(null);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: valibotResolver(mode === 'signup' ? signUpSchema : logInSchema),
    defaultValues: { email, password: '', displayName: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (account) => {
    setFault(null);
    try {
      await onSubmit(account);
    } catch (error) {
      setFault(signInError(mode, errorCodeOf(error)));
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      {mode === 'signup' && (
        <TextField
          {...register('displayName')}
          id="name"
          label={t('name')}
          aside={t('optional')}
          hint={t('nameHint')}
          error={errorText(errors.displayName?.message)}
          autoComplete="name"
        />
      )}
      <EmailField
        {...register('email', { onChange: () => onEmail?.(getValues('email')) })}
        id="email"
        label={t('email')}
        error={errorText(errors.email?.message)}
      />
      <PasswordField
        {...register('password')}
        id="password"
        manager={mode === 'signup' ? 'new-password' : 'current-password'}
        label={t('password')}
        hint={mode === 'signup' ? t('passwordHint', { count: PASSWORD_MIN_LENGTH }) : undefined}
        error={errorText(errors.password?.message)}
      />
      {mode === 'login' && forgotten && <p className={styles.aside}>{forgotten}</p>}
      {fault && <FaultNotice fault={fault} email={getValues('email')} />}
      <Button type="submit" look="filled" wide busy={isSubmitting}>
        {t(`${site}.${mode}.submit`)}
      </Button>
      {mode === 'signup' && smallPrint && <p className={styles.small}>{smallPrint}</p>}
    </form>
  );
}

function FaultNotice({ fault, email }: { readonly fault: SignInError; readonly email: string }) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  if ('code' in fault) return <Notice tone="danger" title={errorText(fault.code)} />;
  if (fault.own === 'taken') return <Notice title={t('taken.title')}>{t('taken.text', { email })}</Notice>;
  return <Notice tone="danger" title={t('loginRefused')} />;
}
