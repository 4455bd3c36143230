import type { HttpsFunction } from 'firebase-functions/v2/https';
import { expect, test, vi } from 'vitest';
import { dispatch } from './dispatch.ts';

type Call = Parameters<HttpsFunction>;

function answerTo(path: string) {
  const signUp = vi.fn();
  const response = { status: vi.fn().mockReturnThis(), set: vi.fn().mockReturnThis(), json: vi.fn() };
  void dispatch({ signUp: signUp as unknown as HttpsFunction })({ path } as Call[0], response as unknown as Call[1]);
  return { signUp, response };
}

test.each(['/signUp', '/signUp/', '/demo-countin/us-central1/fans/signUp'])('%s reaches its operation', (path) => {
  const { signUp, response } = answerTo(path);
  expect(signUp).toHaveBeenCalledOnce();
  expect(response.status).not.toHaveBeenCalled();
});

test.each(['/', '', '/nothing', '/toString', '/constructor', '/__proto__'])(
  '%j is answered like a missing callable',
  (path) => {
    const { signUp, response } = answerTo(path);
    expect(signUp).not.toHaveBeenCalled();
    expect(response.status).toHaveBeenCalledWith(404);
    expect(response.json).toHaveBeenCalledWith({ error: { status: 'NOT_FOUND', message: expect.any(String) } });
  },
);
