import { expect, it } from 'vitest';
import * as v from 'valibot';
import { AppError, ERROR_CODES, isCodeShaped, isErrorCode } from './error-code.ts';
import { callableErrorSchema } from '../callables/callable-error.ts';

it('codes are areas and names, each once', () => {
  for (const code of ERROR_CODES) expect(isCodeShaped(code)).toBe(true);
  for (const other of ['toString', 'a/b/c', 'Slug/taken', 'slug/', '', null]) expect(isCodeShaped(other)).toBe(false);
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});

it('only our own texts are codes', () => {
  expect(isErrorCode('slug/taken')).toBe(true);
  expect(isErrorCode('toString')).toBe(false);
  expect(isErrorCode(undefined)).toBe(false);
});

it('an error carries all that a callable sends of it', () => {
  const error = new AppError('limit/too-many', { retryAfterSeconds: 30 });
  expect(v.parse(callableErrorSchema, error)).toEqual({
    code: 'limit/too-many',
    field: null,
    retryAfterSeconds: 30,
    expected: null,
  });
});
