import { pageButtonSchema, type PageButton } from '@countin/domain/appearance';
import { LIMITS } from '@countin/domain/fields';
import { EntityForm, useEntityForm } from '@countin/screen-kit/form';
import { Button, TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import styles from './look-editor.module.css';

interface NewButtonProps {
  readonly buttons: readonly PageButton[];
  readonly onAdd: (button: PageButton) => void;
}

const schema = v.object({
  label: pageButtonSchema.entries.label,
  /** Pages lead to encrypted addresses only. */
  url: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('field/required'),
    v.transform((typed) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`)),
    v.startsWith('https://', 'link/not-a-web-address'),
    pageButtonSchema.entries.url,
  ),
});

/** The form of one more button. */
export default function NewButton({ buttons, onAdd }: NewButtonProps) {
  const { t } = useTranslation('release-look');
  const form = useEntityForm({
    schema,
    defaultValues: { label: '', url: '' },
    startsAnew: true,
    async onSubmit(button) {
      if (!buttons.some(({ label, url }) => label === button.label && url === button.url)) onAdd(button);
    },
  });
  return (
    <EntityForm form={form}>
      <div className={styles.form}>
        <TextField
          {...form.register('label')}
          label={t('buttons.name')}
          dir="auto"
          autoComplete="off"
          maxLength={LIMITS.buttonLabel}
          error={form.errorOf('label')}
        />
        <TextField
          {...form.register('url')}
          label={t('buttons.url')}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          error={form.errorOf('url')}
        />
        <Button type="submit" size="small" busy={form.busy}>
          {t('buttons.add')}
        </Button>
      </div>
    </EntityForm>
  );
}
