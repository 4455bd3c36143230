import { AppError } from '@countin/domain/errors';
import { requiredText } from '@countin/domain/fields';
import {
  RestoredNote,
  SaveConflicts,
  SaveStatus,
  TypedInput,
  TypedTextArea,
  TypedTextField,
} from '@countin/screen-kit/autosave';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { EntityForm, FormActions, SaveForm, useEntityForm } from '@countin/screen-kit/form';
import { ListScreen, MoreButton, SearchTools, useListFilters } from '@countin/screen-kit/list';
import { LoadError, LoadErrorNotice, ScreenSkeleton } from '@countin/screen-kit/loading';
import { PublishingBar } from '@countin/screen-kit/publishing';
import { editorAt } from '@countin/screen-kit/testing';
import { UndoNotice } from '@countin/screen-kit/undo';
import { Button, Row, Rows, TextField } from '@countin/ui';
import { useState } from 'react';
import * as v from 'valibot';
import type { CatalogueEntry } from './catalogue-entry.ts';

const nothing = () => undefined;
const away = new AppError('service/unavailable');
const STATES = ['all', 'draft', 'live'] as const;
const ALL: { readonly state: (typeof STATES)[number] } = { state: 'all' };

const LISTS = {
  loading: { count: 0, isPending: true, error: null, complete: false },
  failed: { count: 0, isPending: false, error: away, complete: false },
  empty: { count: 0, isPending: false, error: null, complete: true },
  rows: { count: 2, isPending: false, error: null, complete: false },
} as const;

function List({ state, narrowed = false }: { readonly state: keyof typeof LISTS; readonly narrowed?: boolean }) {
  const filters = useListFilters(ALL);
  return (
    <ListScreen
      list={{ ...LISTS[state], retry: nothing }}
      narrowed={narrowed}
      tools={
        <SearchTools
          search={{ label: 'Search', placeholder: 'Title', text: filters.text, onChange: filters.setText }}
          filter={{
            label: 'State',
            value: filters.filter.state,
            options: STATES.map((value) => ({ value, label: value })),
            onChange: (chosen) => filters.setFilter({ state: chosen }),
          }}
        />
      }
      empty={{ title: 'No releases yet', text: 'Make the first one.', action: <Button>New release</Button> }}
      nothingFound={{ title: 'None like that', text: 'Look for another.', clear: 'Show all', onClear: filters.clear }}
      more={<MoreButton label="More" onPress={nothing} />}
    >
      <Rows label="Releases">
        <Row title="Low Sun" below="Draft" />
        <Row title="Salt" below="Live" />
      </Rows>
    </ListScreen>
  );
}

const nameSchema = v.object({ name: requiredText(20) });

function Form() {
  const form = useEntityForm({ schema: nameSchema, defaultValues: { name: '' }, onSubmit: () => Promise.reject(away) });
  return (
    <EntityForm
      form={form}
      actions={<FormActions submit="Create" busy={form.busy} cancel="Cancel" onCancel={nothing} />}
    >
      <TextField {...form.register('name')} label="Name" error={form.errorOf('name')} />
    </EntityForm>
  );
}

function SaveableForm({ saved }: { readonly saved: boolean }) {
  const form = useEntityForm({
    schema: nameSchema,
    defaultValues: { name: 'Mira' },
    onSubmit: () => Promise.resolve(),
  });
  return (
    <SaveForm form={form} changed={!saved} saved={saved} texts={{ save: 'Save', saved: 'Saved' }}>
      <TextField {...form.register('name')} label="Name" error={form.errorOf('name')} />
    </SaveForm>
  );
}

function TypedFields() {
  const [title, setTitle] = useState('Low Sun');
  const typed = { value: title, onText: setTitle };
  return (
    <>
      <TypedTextField label="Title" {...typed} />
      <TypedTextArea label="Description" {...typed} />
      {/* It has no look of its own: each row gives it one. */}
      <TypedInput aria-label="Title of the track" style={{ minBlockSize: 44, paddingInline: 10 }} {...typed} />
    </>
  );
}

function Confirm() {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Unpublish</Button>
      {asking && (
        <ConfirmDialog
          variant="danger"
          title="Unpublish Low Sun?"
          confirm="Unpublish"
          cancel="Keep it"
          onConfirm={close}
          onCancel={close}
        >
          Fans can’t see its page until you publish it again.
        </ConfirmDialog>
      )}
    </>
  );
}

export const kitEntries: readonly CatalogueEntry[] = [
  { name: 'ListScreen: loading', Example: () => <List state="loading" /> },
  { name: 'ListScreen: failed', Example: () => <List state="failed" /> },
  { name: 'ListScreen: empty', Example: () => <List state="empty" /> },
  { name: 'ListScreen: nothing found', Example: () => <List state="empty" narrowed /> },
  { name: 'ListScreen: rows', Example: () => <List state="rows" /> },
  { name: 'EntityForm', Example: Form },
  { name: 'SaveForm: changed', Example: () => <SaveableForm saved={false} /> },
  { name: 'SaveForm: saved', Example: () => <SaveableForm saved /> },
  { name: 'Typed fields', Example: TypedFields },
  { name: 'ConfirmDialog', Example: Confirm, opens: 'alertdialog' },
  {
    name: 'SaveStatus',
    Example: () => (
      <>
        <SaveStatus editor={editorAt({ kind: 'saved' })} onSaveNow={nothing} />
        <SaveStatus editor={editorAt({ kind: 'saving' })} onSaveNow={nothing} />
        <SaveStatus editor={editorAt({ kind: 'invalid', names: ['Title'] })} onSaveNow={nothing} />
        <SaveStatus editor={editorAt({ kind: 'failed', error: away })} onSaveNow={nothing} />
        <SaveStatus editor={editorAt({ kind: 'conflict', names: ['Title'] })} onSaveNow={nothing} onDecide={nothing} />
      </>
    ),
  },
  {
    name: 'SaveConflicts',
    Example: () => (
      <SaveConflicts
        conflicts={[{ key: 'title', name: 'Title', mine: 'Low Sun', theirs: 'Low Sun (live)' }]}
        onResolve={nothing}
      />
    ),
  },
  { name: 'RestoredNote', Example: () => <RestoredNote fields={['Title']} nameOf={String} onEnd={nothing} /> },
  {
    name: 'PublishingBar',
    Example: () => (
      <PublishingBar
        variant="card"
        status={{ tone: 'changed', text: 'Changed since it went live' }}
        saved={<SaveStatus editor={editorAt({ kind: 'saved' })} onSaveNow={nothing} />}
        actions={<Button variant="solid">Update page</Button>}
        notices={[{ tone: 'info', text: 'Your page is live.' }]}
      />
    ),
  },
  {
    name: 'UndoNotice',
    Example: () => <UndoNotice removed="Low Sun" textOf={(title) => `${title} is removed.`} onUndo={nothing} />,
  },
  { name: 'LoadErrorNotice', Example: () => <LoadErrorNotice error={away} onRetry={nothing} /> },
  { name: 'LoadError', Example: () => <LoadError error={away} onRetry={nothing} /> },
  { name: 'LoadError: missing', Example: () => <LoadError error={new AppError('release/not-found')} /> },
  { name: 'ScreenSkeleton', Example: ScreenSkeleton },
];
