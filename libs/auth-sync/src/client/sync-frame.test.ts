// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { frameMessage } from './frame-messages.ts';
import { openSyncFrame, whenToldToAct } from './sync-frame.ts';

const SIBLING = 'https://4track.fm';
const STRANGER = 'https://evil.example';
const frames = () => [...document.querySelectorAll('iframe')];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Dispatches a message as a browser does: the browser sets source and origin, the sender cannot. */
function deliver(origin: string, source: Window | null, data: unknown) {
  window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
}

describe('the hidden frame', () => {
  test('is nobody’s to see, and gone after two seconds', () => {
    openSyncFrame(window, SIBLING, `${SIBLING}/auth/sync?check=1`);
    const [frame] = frames();
    expect([frame?.src, frame?.hidden, frame?.getAttribute('aria-hidden')]).toEqual([
      `${SIBLING}/auth/sync?check=1`,
      true,
      'true',
    ]);
    vi.advanceTimersByTime(1999);
    expect(frames()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(frames()).toHaveLength(0);
  });

  test('is gone earlier when it is disposed of', () => {
    openSyncFrame(window, SIBLING, `${SIBLING}/auth/sync`)();
    expect(frames()).toHaveLength(0);
    vi.advanceTimersByTime(5000);
  });

  test('is told to act when it asks, by its own window at the other site’s origin alone', () => {
    openSyncFrame(window, SIBLING, `${SIBLING}/auth/sync`);
    const inside = frames()[0]?.contentWindow ?? null;
    if (!inside) throw new Error('the frame has no window');
    const told = vi.spyOn(inside, 'postMessage').mockImplementation(() => {});
    deliver(STRANGER, inside, frameMessage('ready'));
    deliver(SIBLING, window, frameMessage('ready'));
    deliver(SIBLING, null, frameMessage('ready'));
    deliver(SIBLING, inside, frameMessage('act'));
    deliver(SIBLING, inside, { tag: 'other', say: 'ready' });
    deliver(SIBLING, inside, 'ready');
    expect(told).not.toHaveBeenCalled();
    deliver(SIBLING, inside, frameMessage('ready'));
    expect(told.mock.calls).toEqual([[frameMessage('act'), SIBLING]]);
    vi.advanceTimersByTime(2000);
    deliver(SIBLING, inside, frameMessage('ready'));
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('inside the frame', () => {
  test('nothing happens before the other site’s window has said so, and then once', () => {
    const parent = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
    const act = vi.fn();
    whenToldToAct(window, SIBLING, act);
    expect(parent.mock.calls).toEqual([[frameMessage('ready'), SIBLING]]);
    deliver(STRANGER, window.parent, frameMessage('act'));
    deliver('null', window.parent, frameMessage('act'));
    deliver(SIBLING, null, frameMessage('act'));
    deliver(SIBLING, window.parent, frameMessage('ready'));
    deliver(SIBLING, window.parent, { ...frameMessage('act'), say: 'act now' });
    expect(act).not.toHaveBeenCalled();
    deliver(SIBLING, window.parent, frameMessage('act'));
    deliver(SIBLING, window.parent, frameMessage('act'));
    expect(act).toHaveBeenCalledTimes(1);
    parent.mockRestore();
  });
});
