// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Language } from '@countin/domain/locale';
import { leaveForAccount } from './chosen-for-account.ts';
import { keepLanguage } from './keep-language.ts';
import { startI18n, useAccountLanguage } from './react.ts';

afterEach(() => {
  document.cookie = 'countin-language=; path=/; max-age=0';
  localStorage.clear();
});

/** A screen of a person whose account has a language. */
async function openScreen(stored: Language, save: (language: Language) => Promise<void>) {
  const i18n = await startI18n('ja');
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  return renderHook(() => useAccountLanguage(stored, save), { wrapper });
}

it('stores what a signed-in person chose on a public page, once', async () => {
  const saved: string[] = [];
  const save = async (language: string) => void saved.push(language);
  keepLanguage(document, 'ja');
  leaveForAccount(window, 'ja');
  await openScreen('de', save);
  await openScreen('de', save);
  expect(saved).toEqual(['ja']);
});

it('stores nothing that was not chosen', async () => {
  keepLanguage(document, 'ja');
  const saved: string[] = [];
  await openScreen('de', async (language) => void saved.push(language));
  expect(saved).toEqual([]);
});

it('tries again at the next screen after a failure', async () => {
  keepLanguage(document, 'ja');
  leaveForAccount(window, 'ja');
  await openScreen('de', () => Promise.reject(new Error('offline')));
  await waitFor(() => expect(localStorage.getItem('countin-language-for-account')).toBe('ja'));
  const saved: string[] = [];
  await act(async () => void (await openScreen('de', async (language) => void saved.push(language))));
  expect(saved).toEqual(['ja']);
});
