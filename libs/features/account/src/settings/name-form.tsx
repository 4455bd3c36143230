import { LIMITS, optionalText } from '@countin/domain/fields';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { TextField } from '@countin/ui';
import { useState } from 'react';
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
  const [saved, setSaved] = useState<string | null>(null);
  const form = useEntityForm({
    schema: nameSchema,
    // What arrives from another device is shown, unless something else is being typed.
    values: { displayName: name },
    async onSubmit({ displayName }) {
      await onSave(displayName);
      form.reset({ displayName });
      setSaved(displayName);
    },
  });
  return (
    <EntityForm
      form={form}
      className={styles.form}
      actions={
        <FormActions
          placement="start"
          variant="outlined"
          submit={t('save')}
          busy={form.busy}
          disabled={!form.dirty && !form.busy}
        >
          <span role="status" className={styles.status}>
            {saved !== null && !form.dirty && t('saved')}
          </span>
        </FormActions>
      }
    >
      <TextField
        {...form.register('displayName')}
        id="name"
        label={t('you.name')}
        error={form.errorOf('displayName')}
        autoComplete="name"
        maxLength={LIMITS.displayName}
      />
    </EntityForm>
  );
}
