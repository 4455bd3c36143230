import { expect, test } from 'vitest';
import { keepLanguage } from './keep-language.ts';

test('a choice is kept for a year, on every page of the site', () => {
  const root = { cookie: '' };
  keepLanguage(root, 'pt-BR');
  expect(root.cookie).toBe('countin-language=pt-BR; path=/; max-age=31536000; samesite=lax');
});
