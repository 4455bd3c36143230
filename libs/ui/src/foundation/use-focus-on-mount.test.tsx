import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PAGE_TITLE_ID, PageHeader } from '../layout/page-header.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

afterEach(cleanup);

function Screen({ pathname, navigation }: { readonly pathname: string; readonly navigation: string }) {
  const main = useFocusOnMount({ pathname, key: navigation });
  return (
    <main tabIndex={-1} ref={main} aria-labelledby={PAGE_TITLE_ID}>
      <PageHeader title={`Screen ${pathname}`} />
    </main>
  );
}

test('the screen that the document was loaded with leaves the focus alone', () => {
  render(<Screen pathname="/dashboard" navigation="default" />);
  expect(document.activeElement).toBe(document.body);
});

test('the first screen after log-in takes the focus, with its title as its name', () => {
  render(<Screen pathname="/dashboard" navigation="k1" />);
  expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Screen /dashboard' }));
});

test('a screen takes the focus once, when it opens', () => {
  const { rerender } = render(<Screen pathname="/dashboard" navigation="default" />);
  rerender(<Screen pathname="/settings" navigation="k1" />);
  expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Screen /settings' }));
  screen.getByRole('main').blur();
  rerender(<Screen pathname="/settings" navigation="k2" />);
  expect(document.activeElement).toBe(document.body);
});
