import { randomDesign, type CoverDesign } from '@countin/cover-art';
import type { SlugAvailability } from '@countin/data/profiles';
import type { NewRelease } from '@countin/data/releases';
import {
  errorCodeOf,
  LIMITS,
  PRODUCT_KINDS,
  requiredText,
  type ArtistProfile,
  type ProductKind,
} from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { maySave, SlugField, useSlug, useSlugSuggestion } from '@countin/slug-form';
import { productSlugFault, suggestSlug } from '@countin/slug';
import { Button, focusOn, Notice, SegmentedControl, SelectField, TextField } from '@countin/ui';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { CoverChooser } from '../cover-chooser/cover-chooser.tsx';
import styles from './new-release-form.module.css';

interface NewReleaseFormProps<K extends QueryKey> {
  readonly artists: readonly ArtistProfile[];
  readonly slugQuery: (artistId: string, slug: string) => UseQueryOptions<SlugAvailability, Error, SlugAvailability, K>;
  readonly onCreate: (release: NewRelease) => Promise<void>;
  readonly onCancel: () => void;
}

const titleSchema = requiredText(LIMITS.title);

/** The first facts of a release. Its cover follows the title until one is chosen. */
export function NewReleaseForm<K extends QueryKey>({ artists, slugQuery, onCreate, onCancel }: NewReleaseFormProps<K>) {
  const { t } = useTranslation(['releases', 'common']);
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [artistId, setArtistId] = useState(artists[0]?.id ?? '');
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<ProductKind>('single');
  const [chosenCover, setChosenCover] = useState<CoverDesign | null>(null);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const artist = artists.find(({ id }) => id === artistId);
  const cover = chosenCover ?? randomDesign(`${artist?.customSlug ?? ''} ${suggestSlug(title)}`);
  const suggestion = useSlugSuggestion({ text: title, stem: 'release', faultOf: productSlugFault });
  const control = useSlug({
    suggestion,
    faultOf: productSlugFault,
    query: (slug) => slugQuery(artistId, slug),
    scope: artistId,
  });
  const parsedTitle = v.safeParse(titleSchema, title);

  const submit = async () => {
    setSent(true);
    setFault(null);
    if (!parsedTitle.success) return focusOn(form.current, 'title');
    if (!maySave(control.state)) return focusOn(form.current, 'customSlug');
    setBusy(true);
    try {
      await onCreate({
        artistId,
        productSlug: control.slug,
        title: parsedTitle.output,
        kind,
        cover: { ...cover, colours: [...cover.colours] },
      });
    } catch (error) {
      const code = errorCodeOf(error);
      if (code === 'slug/taken') {
        control.onLost();
        focusOn(form.current, 'customSlug');
      } else setFault(code);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={styles.lead}>{t('new.lead')}</p>
      {artists.length > 1 && (
        <SelectField label={t('new.artist')} value={artistId} onChange={(event) => setArtistId(event.target.value)}>
          {artists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('new.releaseTitle')}
        name="title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        error={sent && !parsedTitle.success ? errorText(parsedTitle.issues[0].message) : null}
        autoComplete="off"
        autoFocus
        required
      />
      <SegmentedControl
        label={t('new.kind')}
        options={PRODUCT_KINDS.map((value) => ({ value, label: t(`common:kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <SlugField
        control={control}
        label={t('new.slug')}
        hint={t('new.slugHint')}
        takenText={(slug) => t('new.taken', { slug })}
        required={sent}
      />
      <CoverChooser design={cover} onChange={setChosenCover} title={title} artist={artist?.name ?? ''} />
      {fault && <Notice tone="danger" title={errorText(fault)} />}
      <div className={styles.actions}>
        <Button onClick={onCancel} look="quiet">
          {t('new.cancel')}
        </Button>
        <Button type="submit" look="filled" busy={busy}>
          {t('new.create')}
        </Button>
      </div>
    </form>
  );
}
