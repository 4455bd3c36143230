import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeader } from './layout/page-header.tsx';
import { Row } from './list/rows.tsx';
import { TextArea, TextField } from './form/text-field.tsx';

const shown = (element: React.ReactElement) => render(element).container;

test('titles that people write run in the direction of their own script', () => {
  expect(shown(<Row title="Sung in one take." />).querySelector('[dir=auto]')?.textContent).toBe('Sung in one take.');
  expect(shown(<PageHeader title="شرفة" />).querySelector('h1')?.dir).toBe('auto');
});

test.each([
  ['words', <TextField key="f" label="Title" />, 'auto'],
  ['a search', <TextField key="f" label="Find" type="search" />, 'auto'],
  ['many words', <TextArea key="f" label="Bio" />, 'auto'],
  ['an address', <TextField key="f" label="Email" type="email" />, ''],
  ['a slug', <TextField key="f" label="Address" dir="ltr" />, 'ltr'],
  ['a date', <TextField key="f" label="Date" type="date" />, ''],
])('a field for %s has the direction it needs', (_what, field, dir) => {
  expect(shown(field).querySelector<HTMLInputElement>('input, textarea')?.dir).toBe(dir);
});

test('an empty field has something to show, so that its direction is the page’s', () => {
  expect(shown(<TextField label="Title" />).querySelector('input')?.placeholder).toBe(' ');
  expect(shown(<TextField label="Title" placeholder="Low Sun" />).querySelector('input')?.placeholder).toBe('Low Sun');
});
