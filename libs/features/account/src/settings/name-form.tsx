import { errorCodeOf, LIMITS, optionalText, type ErrorCode } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice, TextField } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import styles from './settings.module.css';

const nameSchema = v.object({ displayName: optionalText(LIMITS.displayName) });

interface NameFormProps {
  readonly name: string;
  /** Throws AppError. */
  readonly onSave: (name: string) => Promise<void>;
}

/** What the person is called here. */
export function NameForm({ name, onSave }: NameFormProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  // What arrives from another device is shown, unless something else is being typed.
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: valibotResolver(nameSchema),
    values: { displayName: name },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const submit = handleSubmit(async ({ displayName }) => {
    setFault(null);
    try {
      await onSave(displayName);
      reset({ displayName });
      setSaved(displayName);
    } catch (error) {
      setFault(errorCodeOf(error));
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      <TextField
        {...register('displayName')}
        id="name"
        label={t('you.name')}
        error={errorText(errors.displayName?.message)}
        autoComplete="name"
        maxLength={LIMITS.displayName}
      />
      {fault && <Notice tone="danger" title={errorText(fault)} />}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={isSubmitting} disabled={!isDirty && !isSubmitting}>
          {t('save')}
        </Button>
        <span role="status" className={styles.status}>
          {saved !== null && !isDirty && t('saved')}
        </span>
      </div>
    </form>
  );
}
