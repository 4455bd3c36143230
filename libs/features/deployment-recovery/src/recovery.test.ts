import { describe, expect, it, vi } from 'vitest';
import { createRecovery, ONE_RELOAD_MS, type RecoveryPorts } from './recovery.ts';

/** A tab of an old build; `tab` outlives its reloads. */
function openTab(overrides: Partial<Omit<RecoveryPorts, 'reload' | 'stay'>> = {}, tab = new Map<string, string>()) {
  const ports = {
    build: '/assets/index-old.js',
    servedBuild: async () => '/assets/index-new.js',
    hasTyped: () => false,
    memory: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
    },
    now: () => 1_000_000,
    ...overrides,
    reload: vi.fn(),
    stay: vi.fn(),
  };
  const recovery = createRecovery(ports);
  const gone = new TypeError('Failed to fetch dynamically imported module');
  /** Behaviour of a script that does not load: it waits for ever, or fails. */
  const lose = async () => {
    let fate = 'waits';
    recovery.recover(gone).catch((error: unknown) => (fate = error === gone ? 'fails' : 'fails otherwise'));
    await vi.waitFor(() =>
      expect(ports.reload.mock.calls.length + Number(recovery.offered()) + Number(fate !== 'waits')).toBeGreaterThan(0),
    );
    await Promise.resolve();
    return fate;
  };
  return { ...ports, recovery, lose };
}

describe('a script that does not load', () => {
  it('after a deployment causes one reload', async () => {
    const { lose, reload } = openTab();
    expect(await Promise.all([lose(), lose()])).toEqual(['waits', 'waits']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('of a broken build causes no second reload', async () => {
    const tab = new Map<string, string>();
    await openTab({}, tab).lose();
    const again = openTab(
      {
        build: '/assets/index-new.js',
        servedBuild: async () => '/assets/index-newer.js',
        now: () => 1_000_000 + ONE_RELOAD_MS - 1,
      },
      tab,
    );
    expect(await again.lose()).toBe('fails');
    expect(again.reload).not.toHaveBeenCalled();
  });

  it('after the next deployment, a while later, causes a reload again', async () => {
    const tab = new Map<string, string>();
    await openTab({}, tab).lose();
    const later = openTab({ now: () => 1_000_000 + ONE_RELOAD_MS }, tab);
    expect(await later.lose()).toBe('waits');
    expect(later.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the site serves the same build', { servedBuild: async () => '/assets/index-old.js' }],
    ['the site does not answer', { servedBuild: async () => Promise.reject(new TypeError('offline')) }],
    [
      'the browser would not remember the reload',
      {
        memory: {
          getItem: () => null,
          setItem: () => {
            throw new DOMException('denied');
          },
        },
      },
    ],
  ])('fails where %s', async (_where, overrides) => {
    const { lose, reload, recovery } = openTab(overrides);
    expect(await lose()).toBe('fails');
    expect(reload).not.toHaveBeenCalled();
    expect(recovery.offered()).toBe(false);
  });

  it('is requested again when the connection is back', async () => {
    let online = false;
    const { lose, reload } = openTab({
      servedBuild: async () => (online ? '/assets/index-new.js' : Promise.reject(new TypeError('offline'))),
    });
    expect(await lose()).toBe('fails');
    online = true;
    expect(await lose()).toBe('waits');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a visitor who has typed something', () => {
  it('is offered a reload, and stays on the page', async () => {
    const { lose, reload, stay, recovery } = openTab({ hasTyped: () => true });
    const notified = vi.fn();
    recovery.subscribe(notified);
    expect(await lose()).toBe('waits');
    expect(recovery.offered()).toBe(true);
    expect([notified, stay].map((call) => call.mock.calls.length)).toEqual([1, 1]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('during the check of the site is not interrupted either', async () => {
    let typed = false;
    const { lose, reload } = openTab({
      hasTyped: () => typed,
      servedBuild: async () => ((typed = true), '/assets/index-new.js'),
    });
    expect(await lose()).toBe('waits');
    expect(reload).not.toHaveBeenCalled();
  });
});
