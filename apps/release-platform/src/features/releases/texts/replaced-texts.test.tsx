import { AppError } from '@countin/domain/errors';
import { aReleaseText } from '@countin/domain/testing';
import type { ReleaseText } from '@countin/domain/texts';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTextScreen, textField } from './testing/open-text-screen.tsx';

stubLayout();
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const GERMAN = 'musicProducts/one/texts/de';
/** A text that typing alone would not make a version of. */
const justWritten = (text: Partial<ReleaseText>) =>
  aReleaseText({ language: 'de', updatedBy: 'owner', updatedAt: Date.now(), ...text });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const suggested = async () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Suggested text/ });

test('an earlier version is restored, what was there becomes one, and undo brings it back', async () => {
  const { stored } = await openTextScreen('de', {
    documents: {
      [GERMAN]: justWritten({ long: 'Sechs Lieder.', versions: 1 }),
      [`${GERMAN}/versions/1`]: { ...aReleaseText({ long: 'Fünf Lieder.' }), number: 1, by: 'owner', at: 1 },
    },
  });
  await press('Versions');
  const versions = await dialog('Versions: Long description');
  expect((await versions.findByText('Fünf')).tagName).toBe('DEL');
  expect(versions.getByText('Sechs').tagName).toBe('INS');
  fireEvent.click(versions.getByRole('button', { name: 'Restore this version' }));
  await expect.poll(() => stored(GERMAN)).toMatchObject({ long: 'Fünf Lieder.', versions: 2 });
  expect(await stored(`${GERMAN}/versions/2`)).toMatchObject({ long: 'Sechs Lieder.' });
  await press('Undo');
  await expect.poll(() => stored(GERMAN)).toMatchObject({ long: 'Sechs Lieder.' });
  expect((await textField('Long description')).value).toBe('Sechs Lieder.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('undo ends where the new text is changed: it would take the change away', async () => {
  await openTextScreen('en');
  await press('Fill in from the release');
  await press('Use this text');
  await screen.findByRole('button', { name: 'Undo' });
  fireEvent.change(await textField('Long description'), { target: { value: 'My own words.' } });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a template is filled in, in the language of the text, and replaces nothing before it is used', async () => {
  const { stored } = await openTextScreen('de', { documents: { [GERMAN]: justWritten({ long: 'Fünf Lieder.' }) } });
  await press('Fill in from the release');
  const text = await suggested();
  expect(text.value).toMatch(/von Mira Okafor[.] Jetzt verfügbar[.]$/);
  expect(screen.getByText('Your current text stays in Versions.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Before' }));
  expect(text.value).toMatch(/Erscheint am 2[.] Februar 2020[.]$/);
  expect((await stored(GERMAN))?.['long']).toBe('Fünf Lieder.');
  fireEvent.change(text, { target: { value: 'Bald ist es so weit.' } });
  await press('Use this text');
  await expect.poll(() => stored(GERMAN)).toMatchObject({ long: 'Bald ist es so weit.', versions: 1 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

const assistant = (draftText: () => unknown) => ({
  'studio/readAssistant': () => ({ available: true }),
  'studio/draftText': draftText,
});

test('a draft is asked for by a press, named where it adds facts, and used after a look at it', async () => {
  const draftText = vi.fn(() => ({ text: 'Neun Lieder von 1999.', doubts: ['1999'] }));
  const { stored } = await openTextScreen('de', { functions: assistant(draftText) });
  await press('Draft with the assistant');
  const draft = await dialog('Draft: Long description');
  expect(draftText).not.toHaveBeenCalled();
  fireEvent.click(draft.getByRole('button', { name: 'Write a draft' }));
  expect((await suggested()).value).toBe('Neun Lieder von 1999.');
  expect(draftText.mock.calls).toEqual([[{ productId: 'one', language: 'de', kind: 'long' }]]);
  expect(draft.getByText(/The release doesn’t have them: 1999/)).toBeTruthy();
  expect(await stored(GERMAN)).toBeUndefined();
  await press('Use this text');
  await expect.poll(() => stored(GERMAN)).toMatchObject({ long: 'Neun Lieder von 1999.' });
});

test.each(['assistant/failed', 'assistant/refused', 'limit/too-many', 'service/unavailable'] as const)(
  '%s: the reason is told, the last draft stays, and another try works',
  async (code) => {
    let refused = false;
    const draftText = () => {
      if (refused) throw new AppError(code);
      return { text: 'Erster Entwurf.', doubts: [] };
    };
    const { stored } = await openTextScreen('de', { functions: assistant(draftText) });
    await press('Draft with the assistant');
    refused = true;
    await press('Write a draft');
    expect(await screen.findByRole('alert')).toBeTruthy();
    refused = false;
    await press('Try Again');
    expect((await suggested()).value).toBe('Erster Entwurf.');
    refused = true;
    await press('Write another draft');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await suggested()).value).toBe('Erster Entwurf.');
    expect(await stored(GERMAN)).toBeUndefined();
  },
);

test('a draft above the limit can be shortened', async () => {
  const long = 'ü'.repeat(310);
  await openTextScreen('de', { functions: assistant(() => ({ text: long, doubts: [] })) });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Text' }), { target: { value: 'short' } });
  await press('Draft with the assistant');
  await press('Write a draft');
  const text = await suggested();
  expect(text.value).toBe(long);
  expect(screen.getByText(/Too long: 310 of 300/)).toBeTruthy();
  fireEvent.change(text, { target: { value: 'Kurz.' } });
  expect(screen.queryByText(/Too long/)).toBeNull();
});

test('closing while the assistant writes changes nothing, whenever it answers', async () => {
  const { access, stored } = await openTextScreen('de', {
    functions: assistant(() => ({ text: 'Zu spät.', doubts: [] })),
  });
  await press('Draft with the assistant');
  const draft = await dialog('Draft: Long description');
  const answer = access.hold();
  fireEvent.click(draft.getByRole('button', { name: 'Write a draft' }));
  expect(await draft.findByText(/The assistant is writing/)).toBeTruthy();
  fireEvent.click(draft.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  answer();
  await press('Draft with the assistant');
  expect((await dialog('Draft: Long description')).queryByRole('textbox')).toBeNull();
  expect(await stored(GERMAN)).toBeUndefined();
});

test('without an assistant there is no button for drafts', async () => {
  await openTextScreen('de');
  expect(await screen.findByRole('button', { name: 'Fill in from the release' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Draft with the assistant' })).toBeNull();
});
