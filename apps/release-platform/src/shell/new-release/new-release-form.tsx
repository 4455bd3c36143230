import { randomDesign, type CoverDesign } from '@countin/cover-art';
import type { NewRelease } from '@countin/data/releases';
import { LIMITS, requiredText } from '@countin/domain/fields';
import type { ListedProfile } from '@countin/domain/profile';
import { PRODUCT_KINDS } from '@countin/domain/release';
import { useErrorText } from '@countin/i18n/react';
import { maySave, SlugField, slugField, useSlug, useSlugSuggestion, type SlugQuery } from '@countin/slug-form';
import { productSlugError, suggestSlug } from '@countin/slug';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { Button, SegmentedControl, SelectField, TextField } from '@countin/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { CoverChooser } from '../cover-chooser/cover-chooser.tsx';
import { aloneContent } from './alone-content.ts';
import { AloneNotice } from './alone-notice.tsx';
import type { Entry } from './entry.ts';
import { ProposalCard } from './proposal-card.tsx';
import { ProposalWarnings } from './proposal-warnings.tsx';
import { useProposal, type Mode, type Proposal, type ProposalQuery } from './use-proposal.ts';
import styles from './new-release-form.module.css';

/** A draft to start from what the services have. */
export interface NewStart {
  readonly artistId: string;
  readonly text: string;
  /** Undefined if the title gives none. */
  readonly productSlug: string | undefined;
}

interface NewReleaseFormProps<S extends QueryKey, P extends QueryKey> {
  readonly artists: readonly ListedProfile[];
  /** What was typed before the dialog was closed. */
  readonly entered: string;
  readonly onEntered: (text: string) => void;
  readonly slugQuery: (artistId: string, slug: string) => ReturnType<SlugQuery<S>>;
  readonly proposalQuery: ProposalQuery<P>;
  readonly onCreate: (release: NewRelease) => Promise<void>;
  readonly onStart: (start: NewStart) => Promise<void>;
  readonly onCancel: () => void;
  /** Before another screen shows. */
  readonly onLeave: () => void;
}

const common = { artistId: v.string(), kind: v.picklist(PRODUCT_KINDS) };
const title = requiredText(LIMITS.title);
const ofTitle = v.object({ ...common, entry: title, title: v.string() });
const ofText = v.object({ ...common, entry: v.string(), title: v.string() });
const ofBoth = v.object({ ...common, entry: v.string(), title });
const SCHEMAS: Readonly<Record<Mode, typeof ofTitle | typeof ofText | typeof ofBoth>> = {
  title: ofTitle,
  looking: ofText,
  release: ofText,
  alone: ofBoth,
  wrong: ofText,
};

/**
 * The first facts of a release. A link or a code brings the others from the services. Of a title, the cover follows it until one
 * is chosen.
 */
export function NewReleaseForm<S extends QueryKey, P extends QueryKey>(props: NewReleaseFormProps<S, P>) {
  const { t } = useTranslation('new-release');
  const draft = useNewRelease(props);
  const { form, proposal } = draft;
  const { mode } = proposal;
  return (
    <EntityForm
      form={form}
      actions={
        <FormActions
          placement="sticky"
          submit={t('create')}
          busy={form.busy}
          disabled={mode === 'looking'}
          cancel={t('cancel')}
          onCancel={props.onCancel}
        />
      }
    >
      <TextField
        label={t('entry')}
        hint={t('entryHint')}
        {...form.register('entry', { onChange: draft.onEntry })}
        error={useWrongText(proposal.entry) ?? form.errorOf('entry')}
        autoComplete="off"
        autoFocus
        required
      />
      {props.artists.length > 1 && (
        <SelectField label={t('artist')} {...form.register('artistId', { onChange: draft.onChange })}>
          {props.artists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Looked draft={draft} artists={props.artists} onLeave={props.onLeave} />
      {mode === 'alone' && (
        <>
          <AloneNotice proposal={proposal} />
          <TextField
            label={t('releaseTitle')}
            {...form.register('title', { onChange: draft.onChange })}
            error={form.errorOf('title')}
            autoComplete="off"
            required
          />
        </>
      )}
      {asksTitle(mode) && <TitleFields draft={draft} />}
    </EntityForm>
  );
}

const asksTitle = (mode: Mode) => mode === 'title' || mode === 'alone';

const releaseOf = ({ mode, found }: Proposal) => (mode === 'release' && found ? found.release : null);
const designOf = (artist: ListedProfile | undefined, named: string) =>
  randomDesign(`${artist?.customSlug ?? ''} ${suggestSlug(named)}`);

/** Title that the draft would get; empty if there is none so far. */
function nameOf(proposal: Proposal, input: { readonly entry: string; readonly title: string }): string {
  if (proposal.mode === 'title') return input.entry;
  return proposal.mode === 'alone' ? input.title : (releaseOf(proposal)?.title ?? '');
}

/** State of the dialog: the entry, what the services say to it, and the form. */
function useNewRelease<S extends QueryKey, P extends QueryKey>(props: NewReleaseFormProps<S, P>) {
  const { artists, entered, onEntered, slugQuery, proposalQuery, onCreate, onStart } = props;
  const [chosenCover, setCover] = useState<CoverDesign | null>(null);
  const [input, setInput] = useState({ artistId: artists[0]?.id ?? '', entry: entered, title: '' });
  const { artistId, entry: text } = input;
  const artist = artists.find(({ id }) => id === artistId);
  const proposal = useProposal(proposalQuery, artistId, text);
  const { mode, entry } = proposal;
  const release = releaseOf(proposal);
  const named = nameOf(proposal, input);
  const cover = chosenCover ?? designOf(artist, named);
  const suggestion = useSlugSuggestion({ text: named, stem: 'release', errorCodeOf: productSlugError });
  const control = useSlug({
    suggestion: asksTitle(mode) ? suggestion : '',
    errorCodeOf: productSlugError,
    query: (slug) => slugQuery(artistId, slug),
    scope: artistId,
  });
  const form = useEntityForm({
    schema: SCHEMAS[mode],
    defaultValues: { ...input, kind: 'single' },
    checks: [
      { name: 'entry', valid: mode !== 'wrong' && mode !== 'looking' },
      { name: 'customSlug', valid: !asksTitle(mode) || maySave(control.state) },
    ],
    onSubmit(values) {
      const productSlug = productSlugError(suggestion) === null ? suggestion : undefined;
      if (release) return onStart({ artistId, text: text.trim(), productSlug });
      return onCreate({
        artistId,
        kind: values.kind,
        title: nameOf(proposal, values),
        productSlug: control.slug,
        cover: { ...cover, colours: [...cover.colours] },
        ...aloneContent(entry, text, values.title),
      });
    },
    fieldOfError: slugField(control),
  });
  // Data for the look-up, the address and the cover.
  const onChange = () => setInput(form.getValues());
  return {
    form,
    input,
    proposal,
    release,
    artist,
    control,
    named,
    cover,
    setCover,
    onChange,
    onEntry() {
      const next = form.getValues('entry');
      proposal.onText(next, text);
      form.clearFailure();
      onEntered(next);
      onChange();
    },
  };
}

type Draft = ReturnType<typeof useNewRelease>;

function useWrongText(entry: Entry): string | null {
  const { t } = useTranslation('identifiers');
  const errorText = useErrorText();
  if (entry.kind !== 'wrong') return null;
  const { errorCode, expected } = entry;
  return expected === null ? errorText(errorCode) : t('checkDigit', { digit: expected });
}

interface LookedProps {
  readonly draft: Draft;
  readonly artists: readonly ListedProfile[];
  readonly onLeave: () => void;
}

/** Progress of the look-up, and the release that it has found. */
function Looked({ draft: { form, proposal, release, artist, cover, onChange }, artists, onLeave }: LookedProps) {
  const { t } = useTranslation('new-release');
  const { mode, found, stop } = proposal;
  return (
    <>
      <div role="status" className={styles.progress}>
        {mode === 'looking' && (
          <>
            {t('looking')}{' '}
            <Button size="small" variant="quiet" onClick={stop}>
              {t('stop')}
            </Button>
          </>
        )}
      </div>
      {release && found && artist && (
        <ProposalWarnings
          release={release}
          proposal={found}
          artist={artist}
          artists={artists}
          onArtist={(id) => {
            form.setValue('artistId', id);
            onChange();
          }}
          onLeave={onLeave}
        />
      )}
      {release && found && (
        <div role="status">
          <ProposalCard release={release} proposal={found} cover={cover} />
        </div>
      )}
    </>
  );
}

/** What is chosen for a draft that begins with a title. */
function TitleFields({ draft: { form, control, cover, setCover, named, artist } }: { readonly draft: Draft }) {
  const { t } = useTranslation(['new-release', 'common']);
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  return (
    <>
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
      <CoverChooser design={cover} onChange={setCover} title={named} artist={artist?.name ?? ''} />
    </>
  );
}
