// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { frameMessage } from './frame-messages.ts';
import { openSyncFrame, onSyncRequest } from './sync-frame.ts';

const OTHER_SITE = 'https://4track.fm';
const THIRD_PARTY = 'https://evil.example';
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
  test('is invisible and removed after two seconds', () => {
    openSyncFrame(window, OTHER_SITE, `${OTHER_SITE}/auth/sync?check=1`);
    const [frame] = frames();
    expect([frame?.src, frame?.hidden, frame?.getAttribute('aria-hidden')]).toEqual([
      `${OTHER_SITE}/auth/sync?check=1`,
      true,
      'true',
    ]);
    vi.advanceTimersByTime(1999);
    expect(frames()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(frames()).toHaveLength(0);
  });

  test('is removed earlier on disposal', () => {
    openSyncFrame(window, OTHER_SITE, `${OTHER_SITE}/auth/sync`)();
    expect(frames()).toHaveLength(0);
    vi.advanceTimersByTime(5000);
  });

  test('receives "act" only after a "ready" message from its own window and origin', () => {
    openSyncFrame(window, OTHER_SITE, `${OTHER_SITE}/auth/sync`);
    const inside = frames()[0]?.contentWindow ?? null;
    if (!inside) throw new Error('the frame has no window');
    const notified = vi.spyOn(inside, 'postMessage').mockImplementation(() => {});
    deliver(THIRD_PARTY, inside, frameMessage('ready'));
    deliver(OTHER_SITE, window, frameMessage('ready'));
    deliver(OTHER_SITE, null, frameMessage('ready'));
    deliver(OTHER_SITE, inside, frameMessage('act'));
    deliver(OTHER_SITE, inside, { tag: 'other', say: 'ready' });
    deliver(OTHER_SITE, inside, 'ready');
    expect(notified).not.toHaveBeenCalled();
    deliver(OTHER_SITE, inside, frameMessage('ready'));
    expect(notified.mock.calls).toEqual([[frameMessage('act'), OTHER_SITE]]);
    vi.advanceTimersByTime(2000);
    deliver(OTHER_SITE, inside, frameMessage('ready'));
    expect(notified).toHaveBeenCalledTimes(1);
  });
});

describe('inside the frame', () => {
  test('runs the action once, only after "act" from the other site’s window', () => {
    const parent = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
    const act = vi.fn();
    onSyncRequest(window, OTHER_SITE, act);
    expect(parent.mock.calls).toEqual([[frameMessage('ready'), OTHER_SITE]]);
    deliver(THIRD_PARTY, window.parent, frameMessage('act'));
    deliver('null', window.parent, frameMessage('act'));
    deliver(OTHER_SITE, null, frameMessage('act'));
    deliver(OTHER_SITE, window.parent, frameMessage('ready'));
    deliver(OTHER_SITE, window.parent, { ...frameMessage('act'), say: 'act now' });
    expect(act).not.toHaveBeenCalled();
    deliver(OTHER_SITE, window.parent, frameMessage('act'));
    deliver(OTHER_SITE, window.parent, frameMessage('act'));
    expect(act).toHaveBeenCalledTimes(1);
    parent.mockRestore();
  });
});
