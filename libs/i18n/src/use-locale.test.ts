import { expect, test } from 'vitest';
import { localeOf } from './use-locale.ts';

test('a language is written as the person’s region writes it', () => {
  expect(localeOf('en', ['pt-PT', 'en-GB', 'en-US'])).toBe('en-GB');
});

test('a language that the browser does not know of stays as it is', () => {
  expect(localeOf('ja', ['en-GB'])).toBe('ja');
});
