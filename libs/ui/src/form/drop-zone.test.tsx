import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DropZone } from './drop-zone.tsx';

afterEach(cleanup);

const picture = new File(['picture'], 'cover.png', { type: 'image/png' });
/** jsdom has no drag events, and a plain event has no `relatedTarget`. */
const carryTo = (from: Element, to: Element) =>
  fireEvent(from, new MouseEvent('dragleave', { bubbles: true, relatedTarget: to }));
const withFiles = { types: ['Files'], files: [picture] };

function open() {
  const dropped: File[] = [];
  render(
    <DropZone onFile={(file) => dropped.push(file)} invitation="Drop it here">
      <img alt="Sleeve" />
    </DropZone>,
  );
  return { dropped, sleeve: screen.getByAltText('Sleeve') };
}

test('highlights while a file is dragged over it, and takes the file on drop', () => {
  const { dropped, sleeve } = open();
  fireEvent.dragEnter(sleeve, { dataTransfer: withFiles });
  expect(screen.getByText('Drop it here')).toBeTruthy();
  fireEvent.drop(sleeve, { dataTransfer: withFiles });
  expect(dropped).toEqual([picture]);
  expect(screen.queryByText('Drop it here')).toBeNull();
});

test('the highlight ends when the file is dragged away', () => {
  const { dropped, sleeve } = open();
  fireEvent.dragEnter(sleeve, { dataTransfer: withFiles });
  carryTo(sleeve.parentElement!, sleeve);
  expect(screen.getByText('Drop it here')).toBeTruthy();
  carryTo(sleeve.parentElement!, document.body);
  expect(screen.queryByText('Drop it here')).toBeNull();
  expect(dropped).toEqual([]);
});

test('dragged text is left alone', () => {
  const { sleeve } = open();
  expect(fireEvent.dragOver(sleeve, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  expect(screen.queryByText('Drop it here')).toBeNull();
});

test('a file that misses the place does not open instead of the page', () => {
  open();
  expect(fireEvent.dragOver(document.body, { dataTransfer: withFiles })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer: withFiles })).toBe(false);
});

test('takes nothing in a disabled group of fields', () => {
  const dropped: File[] = [];
  render(
    <fieldset disabled>
      <DropZone onFile={(file) => dropped.push(file)} invitation="Drop it here">
        <img alt="Sleeve" />
      </DropZone>
    </fieldset>,
  );
  fireEvent.dragEnter(screen.getByAltText('Sleeve'), { dataTransfer: withFiles });
  expect(screen.queryByText('Drop it here')).toBeNull();
  fireEvent.drop(screen.getByAltText('Sleeve'), { dataTransfer: withFiles });
  expect(dropped).toEqual([]);
});
