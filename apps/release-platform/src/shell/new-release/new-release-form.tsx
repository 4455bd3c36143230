import { randomDesign, type CoverDesign } from '@countin/cover-art';
import type { SlugAvailability } from '@countin/data/profiles';
import type { NewRelease } from '@countin/data/releases';
import { LIMITS, requiredText } from '@countin/domain/fields';
import type { ListedProfile } from '@countin/domain/profile';
import { PRODUCT_KINDS } from '@countin/domain/release';
import { maySave, SlugField, slugField, useSlug, useSlugSuggestion } from '@countin/slug-form';
import { productSlugError, suggestSlug } from '@countin/slug';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { SegmentedControl, SelectField, TextField } from '@countin/ui';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { CoverChooser } from '../cover-chooser/cover-chooser.tsx';
import styles from './new-release-form.module.css';

interface NewReleaseFormProps<K extends QueryKey> {
  readonly artists: readonly ListedProfile[];
  readonly slugQuery: (artistId: string, slug: string) => UseQueryOptions<SlugAvailability, Error, SlugAvailability, K>;
  readonly onCreate: (release: NewRelease) => Promise<void>;
  readonly onCancel: () => void;
}

const schema = v.object({
  artistId: v.string(),
  title: requiredText(LIMITS.title),
  kind: v.picklist(PRODUCT_KINDS),
});

/** The first facts of a release. Its cover follows the title until one is chosen. */
export function NewReleaseForm<K extends QueryKey>({ artists, slugQuery, onCreate, onCancel }: NewReleaseFormProps<K>) {
  const { t } = useTranslation(['new-release', 'releases', 'common']);
  const [chosenCover, setChosenCover] = useState<CoverDesign | null>(null);
  const [input, setInput] = useState({ artistId: artists[0]?.id ?? '', title: '' });
  const { artistId, title } = input;
  const artist = artists.find(({ id }) => id === artistId);
  const cover = chosenCover ?? randomDesign(`${artist?.customSlug ?? ''} ${suggestSlug(title)}`);
  const suggestion = useSlugSuggestion({ text: title, stem: 'release', errorCodeOf: productSlugError });
  const control = useSlug({
    suggestion,
    errorCodeOf: productSlugError,
    query: (slug) => slugQuery(artistId, slug),
    scope: artistId,
  });
  const form = useEntityForm({
    schema,
    defaultValues: { ...input, kind: 'single' },
    checks: [{ name: 'customSlug', valid: maySave(control.state) }],
    onSubmit: (values) =>
      onCreate({ ...values, productSlug: control.slug, cover: { ...cover, colours: [...cover.colours] } }),
    fieldOfError: slugField(control),
  });
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  // Data for the address and the cover.
  const onChange = () => setInput(form.getValues());

  return (
    <EntityForm
      form={form}
      actions={
        <FormActions
          placement="sticky"
          submit={t('create')}
          busy={form.busy}
          cancel={t('cancel')}
          onCancel={onCancel}
        />
      }
    >
      <p className={styles.lead}>{t('lead')}</p>
      {artists.length > 1 && (
        <SelectField label={t('artist')} {...form.register('artistId', { onChange })}>
          {artists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('releaseTitle')}
        {...form.register('title', { onChange })}
        error={form.errorOf('title')}
        autoComplete="off"
        autoFocus
        required
      />
      <SegmentedControl
        label={t('kind')}
        options={PRODUCT_KINDS.map((value) => ({ value, label: t(`common:kind.${value}`) }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      <SlugField
        control={control}
        label={t('slug')}
        hint={t('slugHint')}
        takenText={(slug) => t('taken', { slug })}
        required={form.sent}
      />
      <CoverChooser design={cover} onChange={setChosenCover} title={title} artist={artist?.name ?? ''} />
    </EntityForm>
  );
}
