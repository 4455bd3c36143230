import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Wordmark } from './wordmark.tsx';

test.each([
  ['countin', 'countin.'],
  ['fourtrack', '4track'],
] as const)('the wordmark of %s reads %j from left to right on a right-to-left screen', (site, text) => {
  const { container } = render(
    <div dir="rtl">
      <Wordmark site={site} />
    </div>,
  );
  const mark = container.querySelector('span');
  expect([mark?.dir, mark?.getAttribute('translate'), mark?.textContent]).toEqual(['ltr', 'no', text]);
});

test('screen readers hear the name alone', () => {
  const { container } = render(<Wordmark site="countin" size="large" />);
  container.querySelectorAll('[aria-hidden]').forEach((part) => part.remove());
  expect(container.textContent).toBe('countin');
});
