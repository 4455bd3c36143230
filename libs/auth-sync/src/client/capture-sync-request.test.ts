// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { unsignedToken } from '../testing/unsigned-token.ts';
import { captureSyncRequest } from './capture-sync-request.ts';

const token = unsignedToken('sync', 'mira');
beforeEach(() => window.history.replaceState(null, '', '/'));

test.each(['/auth/sync', '/auth/sync/', '/auth/%73ync', '/AUTH/SYNC', '/auth//sync', '/%61uth/Sync//'])(
  'the token is out of the address bar as soon as it is read: %s',
  (path) => {
    window.history.replaceState({ key: 'a' }, '', `${path}?token=${token}&next=/profile#x`);
    const entries = window.history.length;
    expect(captureSyncRequest(window)).toEqual({ search: `?token=${token}&next=/profile`, place: 'top' });
    expect(window.location.href).toBe(`${window.location.origin}/auth/sync`);
    expect([window.history.length, window.history.state]).toEqual([entries, { key: 'a' }]);
  },
);

test.each(['/', '/auth', '/auth/sync/x', '/login', '/auth%2Fsync', '/auth/%2573ync', '/auth/%zz'])(
  '%s is none of its business',
  (path) => {
    window.history.replaceState(null, '', `${path}?token=${token}`);
    expect(captureSyncRequest(window)).toBeNull();
    expect(window.location.search).toContain('token');
  },
);
