import type { SessionRecord } from '@countin/domain/account';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import type { ImageChoice } from '@countin/domain/media';
import { aUser } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { field, press, renderAccount, type } from '../testing/render-account.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { NameForm } from './name-form.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { SessionList } from './session-list.tsx';

afterEach(cleanup);

/** A server that takes things, or refuses them. */
function aServer() {
  const server = { took: [] as unknown[], errorCode: null as ErrorCode | null };
  const take = (what: unknown) => {
    if (server.errorCode) return Promise.reject(new AppError(server.errorCode));
    server.took.push(what);
    return Promise.resolve();
  };
  return { server, take };
}

test('a name is saved when it is another, and stays in the field when it could not be', async () => {
  const { server, take } = aServer();
  await renderAccount(<NameForm name="Mira" onSave={take} />);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })).disabled).toBe(true);
  type('Name', 'Mira O.');
  server.errorCode = 'service/unavailable';
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('We can’t be reached right now. Try again in a moment.');
  expect(field('Name').value).toBe('Mira O.');
  server.errorCode = null;
  press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(server.took).toEqual(['Mira O.']);
});

test('every language has its own name, and applies even when it cannot be stored', async () => {
  const { server, take } = aServer();
  const { i18n } = await renderAccount(<LanguageChoice onSave={take} />);
  await screen.findByLabelText('Interface language');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'English',
    '中文（中国）',
    'العربية',
    'हिन्दी',
    '日本語',
    '한국어',
    'Français',
    'Deutsch',
    'Español',
    'Português (Brasil)',
  ]);
  server.errorCode = 'service/unavailable';
  fireEvent.change(screen.getByLabelText('Interface language'), { target: { value: 'ar' } });
  await waitFor(() => expect(i18n.language).toBe('ar'));
  expect(document.cookie).toContain('countin-language=ar');
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.errorCode = null;
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'de' } });
  await waitFor(() => expect(server.took).toEqual(['de']));
});

test('a picture that could not be saved is reset', async () => {
  const { server, take } = aServer();
  const chosen: ImageChoice = { imageId: 'two', colours: ['#0b3954', '#ff6b35', '#f7fff7'], alt: '' };
  const user = aUser({ uid: 'mira', picture: { ...chosen, imageId: 'one' } });
  const { container } = await renderAccount(
    <PictureChoice
      user={user}
      name="Mira"
      onSave={take}
      slot={({ onChange, face }) => (
        <>
          {face(null)}
          <button type="button" onClick={() => onChange(chosen)}>
            choose
          </button>
        </>
      )}
    />,
  );
  await screen.findByRole('button', { name: 'choose' });
  const shown = () => container.querySelector('img')?.getAttribute('src');
  expect(shown()).toBe('/images/people/mira/one/320.webp');
  press('choose');
  await waitFor(() => expect(server.took).toEqual([chosen]));
  expect(shown()).toBe('/images/people/mira/two/320.webp');
  cleanup();
  server.errorCode = 'image/not-ready';
  const again = await renderAccount(
    <PictureChoice
      user={user}
      name="Mira"
      onSave={take}
      slot={({ onChange, face }) => (
        <>
          {face(null)}
          <button type="button" onClick={() => onChange(chosen)}>
            choose
          </button>
        </>
      )}
    />,
  );
  await screen.findByRole('button', { name: 'choose' });
  press('choose');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(again.container.querySelector('img')?.getAttribute('src')).toBe('/images/people/mira/one/320.webp');
});

const NOW = Date.parse('2026-06-12T10:00:00Z');
const aSession = (id: string, change: Partial<SessionRecord> = {}): SessionRecord => ({
  id,
  createdAt: NOW - 9e8,
  lastSeenAt: NOW,
  sites: ['countin'],
  browser: 'Firefox',
  system: 'Linux',
  endedAt: null,
  ...change,
});
const HERE = aSession('here', { lastSeenAt: NOW - 5e6 });
const PHONE = aSession('phone', {
  browser: 'Safari',
  system: 'iOS',
  sites: ['countin', 'fourtrack'],
  lastSeenAt: NOW - 7_300_000,
});
const OTHER = aSession('other', { browser: '', system: '' });

async function openSessions(sessions: readonly SessionRecord[]) {
  const { server, take } = aServer();
  await renderAccount(
    <SessionList open={{ sessions, more: false }} own="here" now={NOW} onEnd={take} onMore={() => undefined} />,
  );
  const rows = await screen.findAllByRole('listitem');
  return { server, rows };
}

test('this device is first, without a button to end it', async () => {
  const { rows } = await openSessions([PHONE, HERE]);
  expect(rows[0]?.textContent).toContain('This device');
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
  expect(rows[1]?.textContent).toContain('Safari on iOS');
  expect(rows[1]?.textContent).toMatch(/Countin and 4track · seen 2 hr\. ago/);
});

test('another device is logged out by its name', async () => {
  const { server } = await openSessions([HERE, PHONE]);
  server.errorCode = 'service/unavailable';
  press('Log out: Safari on iOS');
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.errorCode = null;
  press('Log out: Safari on iOS');
  expect(await screen.findByText('Safari on iOS is logged out.')).toBeTruthy();
  expect(server.took).toEqual(['phone']);
});

test('everything else is logged out at once', async () => {
  const { server } = await openSessions([HERE, PHONE, OTHER]);
  expect(screen.getByText('Unknown browser')).toBeTruthy();
  press('Log out everywhere else');
  expect(await screen.findByText('All other devices are logged out.')).toBeTruthy();
  expect(server.took).toEqual(['phone', 'other']);
});

test('a single session is shown as the only one', async () => {
  await openSessions([HERE]);
  expect(screen.getByText('You’re only logged in on this device.')).toBeTruthy();
});
