import { LIMITS, requiredText } from '@countin/domain/fields';
import { useErrorText } from '@countin/i18n/react';
import { profileSlugError } from '@countin/slug';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { TextField } from '@countin/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { SlugField } from './slug-field.tsx';
import { maySave } from './slug-state.ts';
import { slugField } from './use-slug.ts';
import { useSlugSuggestion } from './use-slug-suggestion.ts';
import { useSlug, type SlugQuery } from './use-slug.ts';
import styles from './profile-form.module.css';

export type ProfileKind = 'artist' | 'label';

interface ProfileFormProps<K extends QueryKey> {
  readonly kind: ProfileKind;
  readonly slugQuery: SlugQuery<K>;
  /** URL of the profile page for a slug. */
  readonly addressOf: (slug: string) => string;
  readonly onCreate: (profile: { name: string; customSlug: string }) => Promise<void>;
  /** Without it the form has no cancel button. */
  readonly onCancel?: () => void;
  /** Replaces the default introduction above the fields. */
  readonly lead?: ReactNode;
  /** Further fields, whose state the screen holds. */
  readonly children?: ReactNode;
  /** Name of the first invalid field among `children`; null if all are valid. */
  readonly invalidField?: string | null;
  /** Called on submit, so that the screen shows the errors of its own fields. */
  readonly onSent?: () => void;
}

const schema = v.object({ name: requiredText(LIMITS.profileName) });

/** Name and address of a new artist or label. A refused save keeps the input. */
export function ProfileForm<K extends QueryKey>(props: ProfileFormProps<K>) {
  const { kind, slugQuery, addressOf, onCreate, onCancel, lead, children, invalidField = null, onSent } = props;
  const { t } = useTranslation('slug-form');
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const suggestion = useSlugSuggestion({ text: name, stem: kind, errorCodeOf: profileSlugError });
  const control = useSlug({ suggestion, errorCodeOf: profileSlugError, query: slugQuery });
  const form = useEntityForm({
    schema,
    defaultValues: { name: '' },
    checks: [
      { name: 'customSlug', valid: maySave(control.state) },
      ...(invalidField === null ? [] : [{ name: invalidField, valid: false }]),
    ],
    onSent,
    onSubmit: (values) => onCreate({ ...values, customSlug: control.slug }),
    fieldOfError: slugField(control),
  });

  return (
    <EntityForm
      form={form}
      actions={
        <FormActions
          placement="sticky"
          submit={t(kind === 'artist' ? 'createArtist' : 'createLabel')}
          busy={form.busy}
          cancel={t('cancel')}
          onCancel={onCancel}
        />
      }
    >
      <p className={styles.lead}>{lead ?? t(`${kind}Lead`)}</p>
      <TextField
        label={t(`${kind}Name`)}
        {...form.register('name', { onChange: () => setName(form.getValues('name')) })}
        error={form.errorOf('name')}
        autoComplete="off"
        autoFocus
        required
      />
      <SlugField
        control={control}
        label={t('slug')}
        hint={t('slugHint')}
        takenText={(slug) => (control.wasLost ? t('taken', { slug }) : (errorText('slug/taken') ?? ''))}
        required={form.sent}
      />
      {maySave(control.state) && (
        <p className={styles.address} dir="auto">
          {t('slugPreview', { address: addressOf(control.slug) })}
        </p>
      )}
      {children}
    </EntityForm>
  );
}
