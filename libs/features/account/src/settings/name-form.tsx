import { LIMITS, optionalText } from '@countin/domain/fields';
import { SaveForm, useEntityForm } from '@countin/screen-kit/form';
import { TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';

const nameSchema = v.object({ displayName: optionalText(LIMITS.displayName) });

interface NameFormProps {
  readonly name: string;
  /** Throws AppError. */
  readonly onSave: (name: string) => Promise<void>;
}

/** Display name of the person. */
export function NameForm({ name, onSave }: NameFormProps) {
  const { t } = useTranslation('account');
  const [saved, setSaved] = useState(false);
  const form = useEntityForm({
    schema: nameSchema,
    // A change on another device is shown, unless the user is typing.
    values: { displayName: name },
    async onSubmit({ displayName }) {
      await onSave(displayName);
      form.reset({ displayName });
      setSaved(true);
    },
  });
  return (
    <SaveForm form={form} changed={form.dirty} saved={saved} texts={{ save: t('save'), saved: t('saved') }}>
      <TextField
        {...form.register('displayName')}
        id="name"
        label={t('you.name')}
        error={form.errorOf('displayName')}
        autoComplete="name"
        maxLength={LIMITS.displayName}
      />
    </SaveForm>
  );
}
