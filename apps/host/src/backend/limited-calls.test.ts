import type { CallableInput } from '@countin/domain/callables';
import type { CallFunction } from '@countin/domain/pages';
import { expect, test } from 'vitest';
import { limitCalls } from './limited-calls.ts';

const TOKEN = { token: 'T'.repeat(43) };
const SIGNUP = {} as CallableInput<'signUp'>;

function limited() {
  const reached: string[] = [];
  const call = (async (_key, _input, address) => void reached.push(address)) as CallFunction;
  return { reached, call: limitCalls(call, () => 0) };
}

test('a flood of signups from one address reaches the functions thirty times, and the rest learn when to come back', async () => {
  const { reached, call } = limited();
  const ends = await Promise.allSettled(Array.from({ length: 200 }, () => call('signUp', SIGNUP, '203.0.113.7')));
  expect(reached).toHaveLength(30);
  expect(ends.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'limit/too-many', retryAfterSeconds: 2 } });
});

test('other addresses are served meanwhile, each subscriber of IPv6 as one', async () => {
  const { reached, call } = limited();
  await Promise.allSettled(Array.from({ length: 200 }, (_, n) => call('signUp', SIGNUP, `2001:db8:1:2::${n + 1}`)));
  await call('signUp', SIGNUP, '203.0.113.8');
  expect(reached).toHaveLength(31);
  expect(reached.at(-1)).toBe('203.0.113.8');
});

test('receipts from one address reach the functions as often as those allow, though signups were refused', async () => {
  const { reached, call } = limited();
  await Promise.allSettled(Array.from({ length: 200 }, () => call('signUp', SIGNUP, '203.0.113.7')));
  await Promise.all(Array.from({ length: 60 }, () => call('confirmSignup', TOKEN, '203.0.113.7')));
  expect(reached).toHaveLength(90);
});

test('calls of one address wait for each other, and those of another address do not wait for them', async () => {
  const under: string[] = [];
  const answers: (() => void)[] = [];
  const call = limitCalls(
    ((_key, _input, address) => {
      under.push(address);
      return new Promise<void>((resolve) => answers.push(resolve));
    }) as CallFunction,
    () => 0,
  );
  const flood = Array.from({ length: 10 }, () => call('confirmSignup', TOKEN, '203.0.113.7'));
  const fan = call('confirmSignup', TOKEN, '203.0.113.8');
  await expect.poll(() => under).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.8']);

  for (let answered = 0; answered < 11; answered += 1) {
    await expect.poll(() => answers.length).toBeGreaterThan(answered);
    answers[answered]!();
  }
  await Promise.all([...flood, fan]);
  expect(under).toHaveLength(11);
});
