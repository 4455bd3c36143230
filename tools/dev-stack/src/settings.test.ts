import { expect, test } from 'vitest';
import { portsUsed, readSettings, WORKSPACE } from './settings.ts';

test('by default everything has its own place', () => {
  const settings = readSettings([], {});
  expect(settings).toMatchObject({
    state: `${WORKSPACE}/.local`,
    reset: false,
    backend: false,
    official: false,
    awaitBuilds: false,
    seed: true,
    scheduleEvery: null,
  });
  expect(settings.ports).toMatchObject({
    main: 5173,
    fourtrack: 5174,
    auth: 9099,
    firestore: 8085,
    storage: 9199,
    functions: 5001,
    inbox: 8025,
  });
});

test('a second stack moves every port and its folder, or one named port', () => {
  const { ports, state, scheduleEvery } = readSettings(['--reset'], {
    COUNTIN_STATE: '/tmp/second',
    COUNTIN_PORT_OFFSET: '1000',
    COUNTIN_PORT_INBOX: '9000',
    COUNTIN_SCHEDULE_MS: '500',
  });
  expect([ports.main, ports.hub, ports.inbox, state, scheduleEvery]).toEqual([6173, 5400, 9000, '/tmp/second', 500]);
});

test('everything that is wrong is named at once', () => {
  expect(() =>
    readSettings([], { COUNTIN_PORT_MAIN: '70000', COUNTIN_PORT_OFFSET: 'x', COUNTIN_SEED: 'maybe' }),
  ).toThrow(
    'COUNTIN_PORT_OFFSET is not a number\nCOUNTIN_SEED is neither on nor off\nCOUNTIN_PORT_MAIN is not a port number',
  );
  expect(() => readSettings(['--rest'], {})).toThrow('--reset, --backend, --official, --await-builds');
  expect(readSettings(['--await-builds'], {})).toMatchObject({ awaitBuilds: true, reset: false });
});

test('for development servers the sites’ own ports stay free', () => {
  expect(portsUsed({ backend: true, official: false })).not.toContain('main');
  expect(portsUsed({ backend: false, official: false })).not.toContain('backend');
  expect(portsUsed({ backend: false, official: true })).toContain('firestoreWebsocket');
});
