import { credentialsSchema, PASSWORD_MIN_LENGTH, signUpSchema, type NewAccount } from '@countin/data';
import { AppError, isErrorCode } from '@countin/domain';
import { Button, IconButton, Notice, TextField } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { SignInMode } from './sign-in-mode.ts';
import styles from './sign-in-form.module.css';

/** The log-in takes the same fields, and asks no name. */
const loginSchema = v.object({ ...credentialsSchema.entries, displayName: v.string() });

interface SignInFormProps {
  readonly mode: SignInMode;
  /** Signs in or up; throws AppError. */
  readonly onSubmit: (account: NewAccount) => Promise<void>;
}

/** E-mail and password, for both ways in; named so that password managers know them. */
export function SignInForm({ mode, onSubmit }: SignInFormProps) {
  const { t } = useTranslation(['fourtrack', 'errors', 'common']);
  const [fault, setFault] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(mode === 'signup' ? signUpSchema : loginSchema),
    defaultValues: { email: '', password: '', displayName: '' },
  });
  const { errors, isSubmitting } = formState;
  const textOf = (code: string | undefined) => (code === undefined ? undefined : t(`errors:${isErrorCode(code) ? code : 'service/unknown'}`));

  const submit = handleSubmit(async (account) => {
    setFault(null);
    try {
      await onSubmit(account);
    } catch (error) {
      setFault(error instanceof AppError ? error.code : 'service/unknown');
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      {mode === 'signup' && (
        <TextField {...register('displayName')} label={t('common:optional', { label: t('name') })} hint={t('nameHint')} error={textOf(errors.displayName?.message)} autoComplete="name" />
      )}
      <TextField {...register('email')} label={t('email')} error={textOf(errors.email?.message)} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      <TextField
        {...register('password')}
        label={t('password')}
        hint={mode === 'signup' ? t('passwordHint', { count: PASSWORD_MIN_LENGTH }) : undefined}
        error={textOf(errors.password?.message)}
        type={shown ? 'text' : 'password'}
        autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
        required
        end={<IconButton size="small" label={t(shown ? 'hidePassword' : 'showPassword')} icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />} onClick={() => setShown(!shown)} />}
      />
      {fault !== null && <Notice tone="danger" title={textOf(fault)} />}
      <Button type="submit" look="filled" wide busy={isSubmitting}>{t(`${mode}.submit`)}</Button>
    </form>
  );
}
