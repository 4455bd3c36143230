import { expect, test } from 'vitest';
import { authView } from './auth-view.ts';

const view = (query: string, path: 'login' | 'signup' = 'login') => authView(new URLSearchParams(query), path);

test('a path alone is the way in that it names', () => {
  expect([view(''), view('', 'signup'), view('back=/collection'), view('mode=other')].map(({ kind }) => kind)).toEqual([
    'login',
    'signup',
    'login',
    'login',
  ]);
});

test('the query may ask for another form', () => {
  expect(view('mode=signup')).toEqual({ kind: 'signup' });
  expect(view('mode=forgotten', 'signup')).toEqual({ kind: 'forgotten' });
  expect(view('mode=deleted')).toEqual({ kind: 'deleted' });
});

test.each(['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'])(
  'a link of a mail brings its code: %s',
  (mode) => {
    expect(view(`mode=${mode}&oobCode=abc&apiKey=x&lang=en`)).toEqual({
      kind: 'link',
      code: 'abc',
      verifies: mode === 'verifyEmail',
    });
  },
);

test('a link that lost its code is a link all the same', () => {
  expect(view('mode=resetPassword')).toEqual({ kind: 'link', code: '', verifies: false });
});
