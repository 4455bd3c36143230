import { aReleaseText } from '@countin/domain/testing';
import { marksOf, NO_TEXT } from '@countin/domain/texts';
import { stubLayout } from '@countin/screen-kit/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openTextScreen, textField } from './testing/open-text-screen.tsx';

stubLayout();
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const GERMAN = 'musicProducts/one/texts/de';

test('the long text in the release’s language is its description', async () => {
  const { stored } = await openTextScreen('en');
  const text = await textField('Long description');
  expect([text.value, text.lang, text.dir]).toEqual(['Five songs.', 'en', 'auto']);
  fireEvent.change(text, { target: { value: 'Six songs.' } });
  await expect.poll(() => stored('musicProducts/one')).toMatchObject({ description: 'Six songs.' });
});

test('a translation is saved with the mark of its original', async () => {
  const { stored } = await openTextScreen('de');
  fireEvent.change(await textField('Long description'), { target: { value: 'Fünf Lieder.' } });
  const source = { language: 'en', content: { ...NO_TEXT, long: 'Five songs.' }, sources: {} } as const;
  await expect.poll(() => stored(GERMAN)).toMatchObject({ long: 'Fünf Lieder.', sources: marksOf(['long'], source) });
  expect(screen.queryByText(/original has changed/)).toBeNull();
});

test('while another language opens, nothing can be typed into the previous one', async () => {
  await openTextScreen('en');
  const english = await textField('Long description');
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'de' } });
  expect(english.readOnly).toBe(true);
  await expect.poll(async () => (await textField('Long description')).lang).toBe('de');
  expect((await textField('Long description')).readOnly).toBe(false);
});

test('a translation of a changed original says so, until it is confirmed', async () => {
  await openTextScreen('de', {
    documents: {
      [GERMAN]: {
        ...NO_TEXT,
        language: 'de',
        long: 'Vier Lieder.',
        sources: { long: 'en.1a' },
        versions: 0,
        updatedBy: 'owner',
        updatedAt: 1,
      },
    },
  });
  expect(await screen.findByRole('option', { name: 'Deutsch · Outdated' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'It still fits' }));
  expect(await screen.findByRole('option', { name: 'Deutsch · Up to date' })).toBeTruthy();
});

test('a post above its network’s limit is counted as there, saved, and the artist is told', async () => {
  const { stored } = await openTextScreen('en');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Text' }), { target: { value: 'x' } });
  const post = '歌'.repeat(141);
  fireEvent.change(await textField('X'), { target: { value: post } });
  expect(await screen.findByText(/Too long: 282 of 280/)).toBeTruthy();
  await expect.poll(() => stored('musicProducts/one/texts/en')).toMatchObject({ x: post });
});

test('what another tab saved meanwhile is shown beside the own words, and nothing is overwritten', async () => {
  const { access, stored } = await openTextScreen('de');
  const text = await textField('Long description');
  access.put(GERMAN, aReleaseText({ language: 'de', long: 'Fünf Lieder.', updatedAt: Date.now() }));
  fireEvent.change(text, { target: { value: 'Lieder vom Meer.' } });
  const group = within(await screen.findByRole('group', { name: 'Long description' }));
  expect([group.getByText('Lieder vom Meer.'), group.getByText('Fünf Lieder.')]).toHaveLength(2);
  expect(await stored(GERMAN)).toMatchObject({ long: 'Fünf Lieder.' });
  fireEvent.click(group.getByRole('button', { name: 'Keep mine: Long description' }));
  await expect.poll(() => stored(GERMAN)).toMatchObject({ long: 'Lieder vom Meer.' });
});

test('without a connection a text stays, and is saved once there is one', async () => {
  const { access, stored } = await openTextScreen('de');
  const text = await textField('Long description');
  access.errorCode = 'service/unavailable';
  fireEvent.change(text, { target: { value: 'Fünf Lieder.' } });
  expect(await screen.findByRole('button', { name: 'Save now' })).toBeTruthy();
  expect(text.value).toBe('Fünf Lieder.');
  access.errorCode = null;
  act(() => void window.dispatchEvent(new Event('online')));
  await expect.poll(() => stored(GERMAN)).toMatchObject({ long: 'Fünf Lieder.' });
});

test('a viewer reads and copies, and can change nothing', async () => {
  await openTextScreen('en', { member: { uid: 'yara', artistRoles: { mira: 'viewer' } } });
  const text = await textField('Long description');
  expect([text.value, text.matches(':disabled')]).toEqual(['Five songs.', true]);
  expect(screen.getByRole('button', { name: 'Copy text' }).matches(':disabled')).toBe(false);
  expect(screen.getByRole('button', { name: 'Versions' }).matches(':disabled')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Fill in from the release' })).toBeNull();
});
