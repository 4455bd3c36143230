import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TypedInput } from './typed-fields.tsx';

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
