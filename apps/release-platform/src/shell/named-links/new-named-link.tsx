import { requiredText, requiredWebAddressSchema } from '@countin/domain/fields';
import { EntityForm, useEntityForm } from '@countin/screen-kit/form';
import { Button, TextField } from '@countin/ui';
import * as v from 'valibot';
import { isSameLink, type NamedLink } from './named-link.ts';
import styles from './named-links.module.css';

export interface NewNamedLinkProps {
  readonly links: readonly NamedLink[];
  /** Longest name, in characters. */
  readonly maxLength: number;
  /** Refuses addresses without encryption. */
  readonly encrypted?: boolean;
  readonly onAdd: (link: NamedLink) => void;
  readonly texts: { readonly name: string; readonly url: string; readonly add: string };
}

const encryptedSchema = v.pipe(requiredWebAddressSchema, v.startsWith('https://', 'link/not-a-web-address'));

/** The form of one more link. A link that is there already is not added again. */
export default function NewNamedLink({ links, maxLength, encrypted = false, onAdd, texts }: NewNamedLinkProps) {
  const form = useEntityForm({
    schema: v.object({
      name: requiredText(maxLength),
      url: encrypted ? encryptedSchema : requiredWebAddressSchema,
    }),
    defaultValues: { name: '', url: '' },
    startsAnew: true,
    async onSubmit(link) {
      if (!links.some((each) => isSameLink(each, link))) onAdd(link);
    },
  });
  return (
    <EntityForm form={form}>
      <div className={styles.form}>
        <TextField
          {...form.register('name')}
          label={texts.name}
          dir="auto"
          autoComplete="off"
          maxLength={maxLength}
          error={form.errorOf('name')}
        />
        <TextField
          {...form.register('url')}
          label={texts.url}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          error={form.errorOf('url')}
        />
        <Button type="submit" size="small" busy={form.busy}>
          {texts.add}
        </Button>
      </div>
    </EntityForm>
  );
}
