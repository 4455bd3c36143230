import { expect, test } from 'vitest';
import { localeOf } from './use-locale.ts';

test('a language is written as the person’s region writes it', () => {
  expect(localeOf('en', ['pt-PT', 'en-GB', 'en-US'])).toBe('en-GB');
});

test('an unknown language is returned unchanged', () => {
  expect(localeOf('ja', ['en-GB'])).toBe('ja');
});
