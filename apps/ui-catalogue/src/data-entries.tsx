import { EditorScreen, SaveStatus } from '@countin/screen-kit/autosave';
import { MoreButton, RowSkeletons, VirtualRows } from '@countin/screen-kit/list';
import { ScreenBoundary } from '@countin/screen-kit/loading';
import { editorAt } from '@countin/screen-kit/testing';
import { DayBars, Figures, TaskList, TextField } from '@countin/ui';
import type { CatalogueEntry } from './catalogue-entry.ts';

const nothing = () => undefined;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SONGS = Array.from({ length: 40 }, (_, at) => ({ id: `song-${at}`, title: `Song ${at + 1}` }));

const idOf = ({ id }: { readonly id: string }) => id;
const days = (values: readonly number[]) =>
  DAYS.map((name, at) => ({
    key: name,
    short: name.slice(0, 1),
    full: `${name}: ${values[at] ?? 0} fans`,
    value: values[at] ?? 0,
  }));

function Songs({ role }: { readonly role: 'list' | 'table' }) {
  return (
    <VirtualRows
      role={role}
      label="Songs"
      items={SONGS}
      idOf={idOf}
      complete
      layout={() => ({ columns: 1, rowHeight: 40 })}
      render={({ title }, index) =>
        role === 'list' ? (
          title
        ) : (
          <div role="row" aria-rowindex={index + 1}>
            <span role="cell">{title}</span>
          </div>
        )
      }
    />
  );
}

/** Components that show data, and whole screens. */
export const dataEntries: readonly CatalogueEntry[] = [
  {
    name: 'DayBars',
    Example: () => (
      <>
        <DayBars label="New fans" days={days([0, 2, 5, 1, 0, 8, 3])} />
        <DayBars label="No fans" days={days([])} />
      </>
    ),
  },
  {
    name: 'Figures',
    Example: () => (
      <Figures
        label="Until the release"
        figures={[
          { value: '03', name: 'days' },
          { value: '11', name: 'hours' },
          { value: '1,204', name: 'fans waiting' },
        ]}
      />
    ),
  },
  {
    name: 'TaskList',
    Example: () => (
      <TaskList
        doneLabel="Done"
        tasks={[
          { id: 'moment', done: false, text: 'Set the release moment' },
          { id: 'links', done: false, text: 'Add store links' },
          { id: 'cover', done: true, text: 'Cover' },
        ]}
        renderDue={(id, className, text) =>
          id === 'links' ? null : (
            <a href={`#${id}`} className={className}>
              {text}
            </a>
          )
        }
      />
    ),
  },
  { name: 'VirtualRows: list', Example: () => <Songs role="list" /> },
  { name: 'VirtualRows: table', Example: () => <Songs role="table" /> },
  { name: 'RowSkeletons', Example: () => <RowSkeletons count={3} /> },
  {
    name: 'MoreButton',
    Example: () => (
      <>
        <MoreButton label="Show more" onPress={nothing} />
        <MoreButton label="Show more" busy onPress={nothing} />
      </>
    ),
  },
  {
    name: 'EditorScreen',
    Example: () => (
      <EditorScreen
        editor={editorAt({ kind: 'saved' })}
        preview={<p>What fans see</p>}
        previewLabels={{ open: 'Show the preview', close: 'Back to the editor' }}
      >
        <SaveStatus editor={editorAt({ kind: 'saved' })} onSaveNow={nothing} />
        <TextField label="Title" defaultValue="Low Sun" />
      </EditorScreen>
    ),
  },
  {
    name: 'ScreenBoundary',
    Example: () => (
      <ScreenBoundary>
        <p>Low Sun is loaded.</p>
      </ScreenBoundary>
    ),
  },
];
