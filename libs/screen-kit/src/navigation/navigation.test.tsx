import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { SectionNav } from './section-nav.tsx';

afterEach(cleanup);

const entries = [
  { to: '/artist/mira', text: 'Overview' },
  { to: '/artist/mira/signups', text: 'Fans' },
];
const sections = (shown = entries) => <SectionNav label="Screens of this artist" entries={shown} />;

test('the menu of a phone names the current screen, opens, and closes after a choice', async () => {
  const { router } = await renderKit(sections(), { path: '/artist/mira' });
  const menu = screen.getByRole('button', { name: 'Overview' });
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(menu);
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(menu.getAttribute('aria-controls') ?? '')?.tagName).toBe('UL');
  fireEvent.click(screen.getByRole('link', { name: 'Fans' }));
  await expect.poll(() => router.state.location.pathname).toBe('/artist/mira/signups');
  expect((await screen.findByRole('button', { name: 'Fans' })).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('link', { name: 'Fans' }).getAttribute('aria-current')).toBe('page');
});

test('Escape closes the menu of a phone and returns the focus to its button', async () => {
  await renderKit(sections(), { path: '/artist/mira' });
  const menu = screen.getByRole('button', { name: 'Overview' });
  fireEvent.click(menu);
  const fans = screen.getByRole('link', { name: 'Fans' });
  fans.focus();
  fireEvent.keyDown(fans, { key: 'Escape' });
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(menu);
});

test('a single screen has no navigation', async () => {
  await renderKit(sections(entries.slice(0, 1)), { path: '/artist/mira' });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('breadcrumbs link to each level above the current screen', async () => {
  await renderKit(
    <Breadcrumbs
      label="Path"
      crumbs={[
        { to: '/dashboard', text: 'Dashboard' },
        { to: '/artist/mira', text: 'Mira', beside: <button type="button">Switch</button> },
        { text: 'Fans' },
      ]}
    />,
  );
  const path = within(screen.getByRole('navigation', { name: 'Path' }));
  expect(path.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/artist/mira']);
  expect(path.getByText('Fans').getAttribute('aria-current')).toBe('page');
  expect(path.getByRole('button', { name: 'Switch' })).toBeTruthy();
});
