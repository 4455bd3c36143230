// @vitest-environment jsdom
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { aFan } from '@countin/domain/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import type { LiveObserver, LiveStore } from '../ports/live-store.ts';
import type { RawDocument } from '../ports/document-store.ts';
import { DataAccessProvider, useDataAccess } from '../access/data-access-context.tsx';
import { useLiveFans } from '../fans/use-live-fans.ts';
import { useSession } from '../session/use-session.tsx';
import { eventually } from '../testing/eventually.ts';

afterEach(cleanup);

/** Fake live store, whose updates the test sends. */
function scriptedLive() {
  const open = new Map<string, LiveObserver<readonly RawDocument[]>>();
  const live: Omit<LiveStore, 'transact'> = {
    watchDocument: () => () => {},
    watchNewest: (path, _field, _limit, observer) => {
      open.set(path, observer);
      return () => open.delete(path);
    },
  };
  const access = { live: () => Promise.resolve(live), log: () => {} } as unknown as DataAccess;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DataAccessProvider access={access}>{children}</DataAccessProvider>
  );
  return { open, wrapper };
}

const raw = (id: string): RawDocument => ({
  id,
  path: `artistProfiles/artist/fans/${id}`,
  data: { ...aFan({ id }) },
});

describe('live fans on a screen', () => {
  it('are pending, then current, stale without a connection, and current again', async () => {
    const { open, wrapper } = scriptedLive();
    const { result } = renderHook(() => useLiveFans('artist'), { wrapper });
    expect(result.current).toEqual({ fans: undefined, current: false, error: null });
    await eventually(() => expect(open.size).toBe(1));
    const observer = open.get(documents.fans('artist').path);
    act(() => observer?.next({ value: [raw('one')], current: true }));
    expect(result.current).toEqual({ fans: [aFan({ id: 'one' })], current: true, error: null });
    act(() => observer?.next({ value: [raw('one')], current: false }));
    expect(result.current.current).toBe(false);
    act(() => observer?.next({ value: [raw('two'), raw('one')], current: true }));
    expect(result.current.fans?.map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it('keep the last value beside the error when access ends', async () => {
    const { open, wrapper } = scriptedLive();
    const { result } = renderHook(() => useLiveFans('artist'), { wrapper });
    await eventually(() => expect(open.size).toBe(1));
    act(() => open.get(documents.fans('artist').path)?.next({ value: [raw('one')], current: true }));
    act(() => open.get(documents.fans('artist').path)?.error(new AppError('access/denied')));
    expect(result.current).toMatchObject({
      fans: [{ id: 'one' }],
      current: false,
      error: { code: 'access/denied' },
    });
  });

  it('of another artist subscribe anew and close the earlier subscription', async () => {
    const { open, wrapper } = scriptedLive();
    const { result, rerender, unmount } = renderHook(({ artistId }) => useLiveFans(artistId), {
      wrapper,
      initialProps: { artistId: 'artist' },
    });
    await eventually(() => expect(open.size).toBe(1));
    act(() => open.get(documents.fans('artist').path)?.next({ value: [raw('one')], current: true }));
    rerender({ artistId: 'other' });
    expect(result.current.fans).toBeUndefined();
    await eventually(() => expect([...open.keys()]).toEqual([documents.fans('other').path]));
    unmount();
    expect(open.size).toBe(0);
  });
});

describe('a hook without its provider', () => {
  it('throws with advice', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useDataAccess())).toThrow('DataAccessProvider');
    expect(() => renderHook(() => useSession())).toThrow('useOptionalSession');
    silent.mockRestore();
  });
});
