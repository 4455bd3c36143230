import { credentialsSchema, PASSWORD_MIN_LENGTH, signUpSchema, type NewAccount } from '@countin/data';
import { errorCodeOf } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, IconButton, Notice, TextField } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as v from 'valibot';
import { paths } from '../navigation/paths.ts';
import { signInFault, type SignInFault } from './sign-in-fault.ts';
import type { SignInMode } from './sign-in-mode.ts';
import styles from './sign-in-form.module.css';

/** The log-in takes the same fields, and asks no name. */
const logInSchema = v.object({ ...credentialsSchema.entries, displayName: v.string() });

interface SignInFormProps {
  readonly mode: SignInMode;
  /** Signs in or up; throws AppError. */
  readonly onSubmit: (account: NewAccount) => Promise<void>;
}

/** E-mail and password, for both ways in. Named and autocompleted so that password managers know it. */
export function SignInForm({ mode, onSubmit }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const [fault, setFault] = useState<SignInFault | null>(null);
  const [shown, setShown] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(mode === 'signup' ? signUpSchema : logInSchema),
    defaultValues: { email: '', password: '', displayName: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (account) => {
    setFault(null);
    try {
      await onSubmit(account);
    } catch (error) {
      setFault(signInFault(mode, errorCodeOf(error)));
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      {mode === 'signup' && (
        <TextField {...register('displayName')} label={t('name')} aside={t('optional')} hint={t('nameHint')} error={errorText(errors.displayName?.message)} autoComplete="name" />
      )}
      <TextField {...register('email')} label={t('email')} error={errorText(errors.email?.message)} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      <TextField
        {...register('password')}
        label={t('password')}
        hint={mode === 'signup' ? t('passwordHint', { count: PASSWORD_MIN_LENGTH }) : undefined}
        error={errorText(errors.password?.message)}
        type={shown ? 'text' : 'password'}
        autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
        required
        end={<IconButton size="small" label={t(shown ? 'hidePassword' : 'showPassword')} icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />} onClick={() => setShown(!shown)} />}
      />
      {fault && <Notice tone="danger" title={'own' in fault ? t(fault.own) : errorText(fault.code)} />}
      <Button type="submit" look="filled" wide busy={isSubmitting}>{t(`${mode}.submit`)}</Button>
      {mode === 'signup' && (
        <p className={styles.small}>
          {t('signup.agree')} <Link to={paths.terms.to()}>{t('terms')}</Link> · <Link to={paths.privacy.to()}>{t('privacy')}</Link>
        </p>
      )}
    </form>
  );
}
