import { AppError } from '@countin/domain/errors';
import { HttpsError, type CallableFunction, type CallableRequest } from 'firebase-functions/v2/https';
import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { call } from './call.ts';
import { callerOf } from '../session/caller.ts';

const definition = {
  name: 'studio/test',
  input: v.object({ title: v.pipe(v.string(), v.maxLength(3, 'field/too-long')) }),
  output: v.object({ title: v.string() }),
};
const signedIn = {
  uid: 'mira',
  token: { auth_time: 1, firebase: { sign_in_provider: 'password' } },
} as CallableRequest['auth'];

function callWith(run: () => Promise<{ title: string }> = async () => ({ title: 'ok' })) {
  const log = vi.fn();
  const handler = call(definition, { services: () => ({ log }) }, callerOf, run) as CallableFunction<
    unknown,
    Promise<unknown>
  >;
  const setHeader = vi.fn();
  const rawRequest = { headers: {}, res: { setHeader } };
  const answer = (data: unknown, auth: object | null = signedIn ?? null) =>
    handler.run({ data, auth, rawRequest } as unknown as CallableRequest<unknown>).catch((error: unknown) => error);
  return { answer, log, setHeader };
}

describe('a callable', () => {
  test('answers with the result of its function', async () => {
    expect(await callWith().answer({ title: 'abc' })).toEqual({ title: 'ok' });
  });

  test('requires a signed-in caller, checked before the input', async () => {
    const error = await callWith().answer({}, null);
    expect(error).toBeInstanceOf(HttpsError);
    expect(error).toMatchObject({
      code: 'unauthenticated',
      details: { code: 'auth/required', field: null, retryAfterSeconds: null },
    });
  });

  test.each([
    [{ title: 'long' }, 'field/too-long', 'title'],
    [{}, 'field/required', 'title'],
    [{ title: 5 }, 'field/required', 'title'],
    [null, 'field/required', null],
    ['text', 'field/required', null],
  ])('refuses %j with %s at %s', async (input, code, field) => {
    expect(await callWith().answer(input)).toMatchObject({
      code: 'invalid-argument',
      message: code,
      details: { code, field },
    });
  });

  test('passes an error on with its code, field and time to wait', async () => {
    const { answer, log, setHeader } = callWith(async () => {
      throw new AppError('limit/too-many', { field: 'x', retryAfterSeconds: 6 });
    });
    expect(await answer({ title: 'abc' })).toMatchObject({
      code: 'resource-exhausted',
      details: { code: 'limit/too-many', field: 'x', retryAfterSeconds: 6 },
    });
    expect(setHeader).toHaveBeenCalledWith('Retry-After', '6');
    expect(log).not.toHaveBeenCalled();
  });

  test('logs an unexpected error, and tells the caller nothing about it', async () => {
    const { answer, log } = callWith(async () => {
      throw new Error('password=123');
    });
    const error = await answer({ title: 'abc' });
    expect(error).toMatchObject({ code: 'internal', details: { code: 'service/unknown' } });
    expect(JSON.stringify(error)).not.toContain('password');
    expect(log).toHaveBeenCalledWith('studio/test failed', expect.objectContaining({ message: 'password=123' }));
  });

  test.each([4, 8, 10, 14])('says "try again" when the database answers with gRPC code %i', async (code) => {
    const { answer } = callWith(async () => {
      throw Object.assign(new Error('busy'), { code });
    });
    expect(await answer({ title: 'abc' })).toMatchObject({
      code: 'unavailable',
      details: { code: 'service/unavailable' },
    });
  });
});
