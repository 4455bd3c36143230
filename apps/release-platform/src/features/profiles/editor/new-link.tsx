import { LIMITS, requiredText } from '@countin/domain/fields';
import { EntityForm, useEntityForm } from '@countin/screen-kit/form';
import { Button, TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { requiredAddressSchema } from './social-address.ts';
import type { LabelCopy } from './use-label-copy.ts';
import styles from './label-editor.module.css';

type Link = LabelCopy['content']['links'][number];

const schema = v.object({ title: requiredText(LIMITS.profileName), url: requiredAddressSchema });

interface NewLinkProps {
  readonly links: readonly Link[];
  readonly onAdd: (link: Link) => void;
}

/** The form of one more link. */
export default function NewLink({ links, onAdd }: NewLinkProps) {
  const { t } = useTranslation('label-editor');
  const form = useEntityForm({
    schema,
    defaultValues: { title: '', url: '' },
    startsAnew: true,
    async onSubmit({ title, url }) {
      if (!links.some((link) => link.url === url && link.title === title)) onAdd({ title, url });
    },
  });
  return (
    <EntityForm form={form}>
      <div className={styles.newLink}>
        <TextField
          {...form.register('title')}
          label={t('links.name')}
          maxLength={LIMITS.profileName}
          dir="auto"
          autoComplete="off"
          error={form.errorOf('title')}
        />
        <TextField
          {...form.register('url')}
          label={t('links.url')}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          error={form.errorOf('url')}
        />
        <Button type="submit" size="small" busy={form.busy}>
          {t('links.add')}
        </Button>
      </div>
    </EntityForm>
  );
}
