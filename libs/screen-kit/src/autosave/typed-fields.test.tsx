import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { SaveStatus } from './save-status.tsx';
import { TypedInput } from './typed-fields.tsx';
import { useFieldAutosave } from './use-field-autosave.ts';

afterEach(cleanup);

test('a typed text reaches the editor, and the field shows what the editor makes of it', () => {
  function Editor() {
    const [text, setText] = useState('');
    return <TypedInput value={text} onText={(typed) => setText(typed.toUpperCase())} />;
  }
  render(<Editor />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  for (const typed of ['ti', 'TIde']) fireEvent.change(field, { target: { value: typed } });
  expect(field.value).toBe('TIDE');
});

test('a text is not called saved while the editor that follows it is still rendering', async () => {
  const never = new Promise<never>(() => undefined);
  const nothing = () => undefined;
  const stored = { content: { title: 'Low Sun' }, version: 1 };
  function Preview({ title }: { readonly title: string }) {
    // A preview that takes longer than any other.
    if (title !== 'Low Sun') use(never);
    return <p>{title}</p>;
  }
  function Editor() {
    const editor = useFieldAutosave<{ title: string }>({
      uid: 'mira',
      path: 'musicProducts/low-sun',
      stored,
      schemas: { title: v.string() },
      save: () => never,
      onReturn: nothing,
    });
    return (
      <>
        <SaveStatus editor={editor} onSaveNow={nothing} />
        <TypedInput value={editor.content.title} onText={(title) => editor.change({ title })} />
        <Preview title={editor.content.title} />
      </>
    );
  }
  await renderKit(
    <Suspense>
      <Editor />
    </Suspense>,
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  expect(screen.getByRole('status').textContent).toBe('Saved');
  await act(async () => void fireEvent.change(field, { target: { value: 'Low Moon' } }));
  expect([field.value, screen.getByRole('status').textContent]).toEqual(['Low Moon', 'Saving…']);
  expect(screen.getByText('Low Sun')).toBeTruthy();
});
