import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { stubLayout } from '../testing/stub-layout.ts';
import { PickerDialog } from './picker-dialog.tsx';

stubLayout();
afterEach(cleanup);

const GROUPS = [
  { title: 'Artists', items: [{ id: 'mira', text: 'Mira' }] },
  { title: 'Empty', items: [] },
  {
    title: 'Releases',
    items: [
      { id: 'sun', text: 'Low Sun' },
      { id: 'salt', text: 'Salt' },
    ],
  },
];

async function open() {
  const events: string[] = [];
  function Picker() {
    const [text, setText] = useState('');
    return (
      <PickerDialog
        label="Go to"
        placeholder="Search"
        closeLabel="Close"
        text={text}
        onText={setText}
        groups={GROUPS.map((group) => ({ ...group, items: group.items.filter((item) => item.text.includes(text)) }))}
        status={text ? `Found ${text}` : ''}
        empty="Nothing"
        onPick={({ id }) => events.push(id)}
        onClose={() => events.push('closed')}
      />
    );
  }
  await renderKit(<Picker />);
  return { events, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Go to' }) };
}
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('the arrow keys choose across groups, and Enter picks', async () => {
  const { events, field } = await open();
  expect(document.activeElement).toBe(field);
  expect(active(field)).toBe('Mira');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(active(field)).toBe('Low Sun');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(events).toEqual(['sun']);
});

test('typing narrows the list and chooses the first result', async () => {
  const { events, field } = await open();
  fireEvent.keyDown(field, { key: 'End' });
  expect(active(field)).toBe('Salt');
  fireEvent.change(field, { target: { value: 'Low' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Low Sun']);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('Found Low');
  expect(active(field)).toBe('Low Sun');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(events).toEqual(['sun']);
  fireEvent.change(field, { target: { value: 'x' } });
  expect(screen.getByText('Nothing')).toBeTruthy();
});

test('Enter and Escape that end a composition neither pick nor close', async () => {
  const { events, field } = await open();
  // Browsers report key code 229 while an input method composes.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, which: 229, isComposing: true });
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229, which: 229, isComposing: true });
  expect(events).toEqual([]);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(events).toEqual(['closed']);
});

test('a lost focus picks nothing', async () => {
  const { events, field } = await open();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.blur(field);
  expect(events).toEqual([]);
  fireEvent.click(screen.getByRole('option', { name: 'Salt' }));
  expect(events).toEqual(['salt']);
});
