import { type FieldChanges } from '@countin/data/access';
import { sameValue } from '@countin/domain/values';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SaveState } from './autosave-state.ts';
import { createFieldAutosave } from './field-autosave.ts';
import { unsavedChanges } from './unsaved-changes.ts';

interface Content {
  readonly title: string;
  readonly note: string;
  readonly tracks: readonly string[];
}

const schemas = {
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('field/required')),
  note: v.string(),
  tracks: v.array(v.string()),
};
const FIRST: Content = { title: 'Low Sun', note: '', tracks: [] };

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/** Fake document with several editors; saves can fail or be delayed. */
function aDocument() {
  const stored = { content: FIRST, version: 1 };
  const writes: Partial<Content>[] = [];
  const gate: { broken: 'before' | 'after' | null; hold: Promise<void> | null } = { broken: null, hold: null };
  let editors = 0;
  const write = (changes: Partial<Content>) => {
    writes.push(changes);
    stored.content = { ...stored.content, ...changes };
    stored.version += 1;
  };
  const save = async ({ base, changes }: FieldChanges<Content>) => {
    await gate.hold;
    if (gate.broken === 'before') throw new Error('offline');
    const keys = Object.keys(changes) as (keyof Content)[];
    const saved = keys.every(
      (key) => sameValue(stored.content[key], base[key]) || sameValue(stored.content[key], changes[key]),
    );
    if (saved) write(changes);
    if (gate.broken === 'after') throw new Error('no answer');
    return { saved, stored: { ...stored } };
  };
  const open = (restorable?: readonly string[]) => {
    editors += 1;
    const kept = unsavedChanges(() => window.localStorage, 'mira', 'musicProducts/one', `editor-${editors}`);
    const editor = createFieldAutosave<Content>({
      stored: { ...stored },
      schemas,
      save,
      kept,
      restorable,
      idleMs: 100,
      retryMs: [1000, 5000],
      hasInput: ({ tracks }, id) => !id.startsWith('tracks/') || tracks.includes(id.slice(7)),
    });
    const states: SaveState['kind'][] = [];
    editor.subscribe(() => states.push(editor.state().save.kind));
    return Object.assign(editor, { states, close: editor.start() });
  };
  return { stored, writes, gate, write, open };
}

/** Starts a save that is pending until the returned function is called. */
async function saveSlowly(gate: { hold: Promise<void> | null }, change: () => void): Promise<() => void> {
  const slow = Promise.withResolvers<void>();
  gate.hold = slow.promise;
  change();
  await vi.advanceTimersByTimeAsync(100);
  return slow.resolve;
}

describe('autosave', () => {
  test('changes in a row are one save, of the last', async () => {
    const { writes, open } = aDocument();
    const editor = open();
    editor.change({ title: 'L' });
    await vi.advanceTimersByTimeAsync(60);
    editor.change({ title: 'Long Water' });
    await vi.advanceTimersByTimeAsync(99);
    expect(writes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(writes).toEqual([{ title: 'Long Water' }]);
    expect(editor.states.at(-1)).toBe('saved');
  });

  test('writes only the fields that were changed', async () => {
    const { writes, open } = aDocument();
    const editor = open();
    editor.change({ title: 'Low Sun', note: 'New' });
    await vi.advanceTimersByTimeAsync(100);
    expect(writes).toEqual([{ note: 'New' }]);
  });

  test('a change during a save is saved after it, and saves never overlap', async () => {
    const { writes, gate, open } = aDocument();
    const editor = open();
    const answer = await saveSlowly(gate, () => editor.change({ title: 'one' }));
    editor.change({ title: 'two' });
    await vi.advanceTimersByTimeAsync(500);
    expect(writes).toEqual([]);
    answer();
    await vi.advanceTimersByTimeAsync(100);
    expect(writes).toEqual([{ title: 'one' }, { title: 'two' }]);
    expect(editor.state()).toMatchObject({ content: { title: 'two' }, save: { kind: 'saved' } });
  });

  test('a failed save is reported, retried with longer waits, and loses nothing', async () => {
    const { writes, gate, open } = aDocument();
    const editor = open();
    gate.broken = 'before';
    editor.change({ title: 'one' });
    await vi.advanceTimersByTimeAsync(100);
    expect(editor.states.at(-1)).toBe('failed');
    await vi.advanceTimersByTimeAsync(1000);
    expect(editor.states.at(-1)).toBe('failed');
    gate.broken = null;
    await vi.advanceTimersByTimeAsync(4999);
    expect(writes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(writes).toEqual([{ title: 'one' }]);
    expect(editor.states.at(-1)).toBe('saved');
  });

  test('a wrong field is not saved and named, all others are saved', async () => {
    const { writes, open } = aDocument();
    const editor = open();
    editor.change({ title: ' ' });
    editor.change({ note: 'New' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(writes).toEqual([{ note: 'New' }]);
    expect(editor.state()).toMatchObject({
      save: { kind: 'invalid', names: ['title'] },
      errorCodes: new Map([['title', 'field/required']]),
    });
    expect(await editor.flush()).toBe(false);
  });

  test('an input without a value is reported while typing, and named after blur', async () => {
    const { writes, open } = aDocument();
    const editor = open();
    editor.setInput('date', { kind: 'typing', name: 'date', typed: '02/3' });
    expect(editor.state().save).toEqual({ kind: 'typing' });
    editor.setInput('date', { kind: 'wrong', name: 'date', typed: '02/31' });
    expect(editor.state().save).toEqual({ kind: 'invalid', names: ['date'] });
    expect(await editor.flush()).toBe(false);
    editor.setInput('date', null);
    expect(editor.state().save).toEqual({ kind: 'saved' });
    expect(writes).toEqual([]);
  });

  test('a flush waits for the save under way, saves the rest, and says whether anything is left', async () => {
    const { writes, gate, open } = aDocument();
    const editor = open();
    const answer = await saveSlowly(gate, () => editor.change({ title: 'one' }));
    editor.change({ title: 'two' });
    const flushed = editor.flush();
    answer();
    expect(await flushed).toBe(true);
    expect(writes).toEqual([{ title: 'one' }, { title: 'two' }]);
    gate.broken = 'before';
    editor.change({ title: 'three' });
    expect(await editor.flush()).toBe(false);
    editor.close();
  });
});

describe('two editors of one document', () => {
  test('an open editor does not overwrite later changes, and shows them', async () => {
    const { stored, write, open } = aDocument();
    const old = open();
    write({ title: 'From the other tab', tracks: ['Ferry'] });
    old.change({ note: 'From the old tab' });
    await old.flush();
    expect(stored.content).toEqual({ title: 'From the other tab', note: 'From the old tab', tracks: ['Ferry'] });
    expect(old.state()).toMatchObject({ content: stored.content, save: { kind: 'saved' } });
  });

  test('a newer version that arrives is shown in fields that were not touched', () => {
    const { open } = aDocument();
    const editor = open();
    editor.change({ note: 'Mine' });
    editor.arrive({ content: { ...FIRST, title: 'Newer' }, version: 2 });
    expect(editor.state().content).toEqual({ title: 'Newer', note: 'Mine', tracks: [] });
    editor.arrive({ content: FIRST, version: 1 });
    expect(editor.state().content.title).toBe('Newer');
  });

  test('the same field changed on both sides is written by neither until it is decided', async () => {
    const { stored, writes, write, open } = aDocument();
    const editor = open();
    write({ title: 'Theirs' });
    editor.change({ title: 'Mine', note: 'New' });
    await editor.flush();
    expect(stored.content).toMatchObject({ title: 'Theirs', note: 'New' });
    expect(editor.state()).toMatchObject({
      content: { title: 'Mine' },
      save: { kind: 'conflict', names: ['title'] },
      conflicts: new Map([['title', 'Theirs']]),
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(writes).toEqual([{ title: 'Theirs' }, { note: 'New' }]);
  });

  test.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('“%s” stays when it is chosen', async (whose, title) => {
    const { stored, write, open } = aDocument();
    const editor = open();
    write({ title: 'Theirs' });
    editor.change({ title: 'Mine' });
    await editor.flush();
    editor.resolve('title', whose);
    expect(await editor.flush()).toBe(true);
    expect(stored.content.title).toBe(title);
    expect(editor.state()).toMatchObject({ content: { title }, save: { kind: 'saved' }, conflicts: new Map() });
  });

  test('a conflict that is typed to the same, or changed back elsewhere, is over', async () => {
    const { stored, write, open } = aDocument();
    const editor = open();
    write({ title: 'Theirs' });
    editor.change({ title: 'Mine' });
    await editor.flush();
    editor.change({ title: 'Theirs' });
    expect(editor.state().save).toEqual({ kind: 'saved' });
    write({ title: 'Again theirs' });
    editor.change({ title: 'Mine' });
    await editor.flush();
    write({ title: 'Theirs' });
    editor.arrive({ ...stored });
    expect(await editor.flush()).toBe(true);
    expect(stored.content.title).toBe('Mine');
  });

  test('a save whose answer was lost is no foreign change', async () => {
    const { stored, gate, open } = aDocument();
    const editor = open();
    gate.broken = 'after';
    editor.change({ title: 'M' });
    await editor.flush();
    gate.broken = null;
    editor.change({ title: 'Mine' });
    expect(await editor.flush()).toBe(true);
    expect(stored.content.title).toBe('Mine');
  });
});

describe('unsaved changes when the tab is closed', () => {
  test('is there in the next editor, and saved', async () => {
    const { stored, gate, open } = aDocument();
    const closed = open();
    gate.broken = 'before';
    closed.change({ title: 'Typed offline' });
    await closed.flush();
    closed.close();
    gate.broken = null;
    const next = open();
    expect(next.state()).toMatchObject({ content: { title: 'Typed offline' }, restored: ['title'] });
    await vi.advanceTimersByTimeAsync(100);
    expect(stored.content.title).toBe('Typed offline');
    expect(open().state()).toMatchObject({ restored: [], save: { kind: 'saved' } });
  });

  test('waits for a decision when it was changed elsewhere meanwhile', async () => {
    const { stored, gate, write, open } = aDocument();
    const closed = open();
    gate.broken = 'before';
    closed.change({ title: 'Typed offline' });
    await closed.flush();
    closed.close();
    gate.broken = null;
    write({ title: 'From a phone' });
    const next = open();
    expect(next.state()).toMatchObject({
      content: { title: 'Typed offline' },
      conflicts: new Map([['title', 'From a phone']]),
    });
    await next.flush();
    next.close();
    // Closing without resolving the conflict keeps both versions.
    const third = open();
    expect(third.state()).toMatchObject({
      content: { title: 'Typed offline' },
      conflicts: new Map([['title', 'From a phone']]),
    });
    expect(stored.content.title).toBe('From a phone');
  });

  test('a long entry is kept after a pause, or when the page is hidden', () => {
    const kept = unsavedChanges(() => window.localStorage, 'mira', 'musicProducts/one', 'editor-1');
    const entryOf = (at: number) => ({ at, mine: { note: 'n'.repeat(30_000) }, base: {}, sent: {}, inputs: {} });
    const keptAt = () =>
      unsavedChanges(
        () => window.localStorage,
        'mira',
        'musicProducts/one',
        'editor-2',
        () => 9,
      ).load()[0]?.entry.at;
    kept.keep(entryOf(1));
    kept.keep(entryOf(2));
    expect(keptAt()).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(keptAt()).toBe(2);
    kept.keep(entryOf(3));
    kept.writeNow();
    expect(keptAt()).toBe(3);
    kept.keep(entryOf(4));
    kept.keep(null);
    vi.advanceTimersByTime(1000);
    expect(keptAt()).toBeUndefined();
  });

  test('invalid text and open inputs are restored, and not replaced by stored values', () => {
    const { open } = aDocument();
    const closed = open();
    closed.change({ title: '', tracks: ['1'] });
    closed.setInput('tracks/1', { kind: 'wrong', name: 'tracks', typed: '02/31' });
    closed.close();
    const next = open();
    expect(next.state()).toMatchObject({
      content: { title: '' },
      save: { kind: 'invalid', names: ['title', 'tracks'] },
      restored: ['title', 'tracks'],
    });
    expect(next.typedIn('tracks/1')).toBe('02/31');
    next.endRestoring(false);
    expect(next.state()).toMatchObject({ content: FIRST, save: { kind: 'saved' }, restored: [] });
    next.close();
    expect(open().state().restored).toEqual([]);
  });

  test('text of an input whose track is gone blocks nothing', () => {
    const { open } = aDocument();
    const editor = open();
    editor.change({ tracks: ['1'] });
    editor.setInput('tracks/1', { kind: 'wrong', name: 'tracks', typed: 'x' });
    expect(editor.state().save.kind).toBe('invalid');
    editor.change({ tracks: [] });
    expect(editor.state().save).toEqual({ kind: 'saved' });
  });

  test('is not taken over by a screen that cannot show it', () => {
    const { open } = aDocument();
    const closed = open();
    closed.change({ title: '' });
    closed.close();
    expect(open(['tracks']).state().restored).toEqual([]);
    expect(open().state().restored).toEqual(['title']);
  });

  test('the changes of two closed tabs are both kept', () => {
    const { open } = aDocument();
    const [one, two] = [open(), open()];
    one.change({ title: 'One' });
    one.close();
    vi.advanceTimersByTime(1);
    two.change({ title: 'Two' });
    two.close();
    const next = open();
    expect(next.state().content.title).toBe('Two');
    expect(JSON.stringify({ ...window.localStorage })).toContain('One');
  });

  test('is not shown to another user of the device, and expires', () => {
    const { open } = aDocument();
    const closed = open();
    closed.change({ note: 'Secret' });
    closed.close();
    expect(unsavedChanges(() => window.localStorage, 'tide', 'musicProducts/one', 'x').load()).toEqual([]);
    vi.setSystemTime(Date.now() + 31 * 86_400_000);
    expect(open().state().restored).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  test('without storage is lost with a warning, and the editor works', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const kept = unsavedChanges(
      () => {
        throw new DOMException('no', 'SecurityError');
      },
      'mira',
      'p',
      'e',
    );
    expect(kept.load()).toEqual([]);
    kept.keep(null);
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });
});
