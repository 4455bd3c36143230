// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import { DataAccessProvider } from '../access/data-access-context.tsx';
import { SessionProvider } from './use-session.tsx';

afterEach(cleanup);

/** Fake browser whose sign-in changes outside the application: in another tab, or at the provider. */
function open() {
  let tell: (user: { uid: string } | null) => void = () => undefined;
  const auth = { onAuthStateChanged: (listener: typeof tell) => ((tell = listener), () => undefined) };
  const onLeft = vi.fn();
  render(
    <DataAccessProvider access={{ auth } as unknown as DataAccess}>
      <SessionProvider onLeft={onLeft}>screens</SessionProvider>
    </DataAccessProvider>,
  );
  return { onLeft, become: (uid: string | null) => act(() => tell(uid === null ? null : { uid })) };
}

it('reports a log-out outside of any screen, so that the user’s queries are removed', () => {
  const { onLeft, become } = open();
  become(null);
  become('mira');
  become('mira');
  expect(onLeft).not.toHaveBeenCalled();
  become(null);
  expect(onLeft).toHaveBeenCalledTimes(1);
  become(null);
  expect(onLeft).toHaveBeenCalledTimes(1);
});

it('tells it also when another person comes right after them', () => {
  const { onLeft, become } = open();
  become('mira');
  become('tide');
  expect(onLeft).toHaveBeenCalledTimes(1);
});
