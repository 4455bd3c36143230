import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSE_AFTER_MS, pauseWhileHidden, type Visibility } from './pause-while-hidden.ts';

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakePage;
let did: string[];
const start = () =>
  pauseWhileHidden(
    page as unknown as Visibility,
    () => did.push('rest'),
    () => did.push('resume'),
  );

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  did = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the connection of a page', () => {
  it('pauses after the page was hidden for a while, and resumes when it is visible', () => {
    start();
    page.show('hidden');
    vi.advanceTimersByTime(PAUSE_AFTER_MS - 1);
    expect(did).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(did).toEqual(['rest']);
    page.show('visible');
    expect(did).toEqual(['rest', 'resume']);
  });

  it('stays open when the page is hidden for a short time', () => {
    start();
    page.show('hidden');
    vi.advanceTimersByTime(PAUSE_AFTER_MS - 1);
    page.show('visible');
    vi.advanceTimersByTime(PAUSE_AFTER_MS);
    expect(did).toEqual([]);
  });

  it('pauses in a tab that was opened in the background', () => {
    page.visibilityState = 'hidden';
    start();
    vi.advanceTimersByTime(PAUSE_AFTER_MS);
    expect(did).toEqual(['rest']);
  });

  it('is left alone after disposal', () => {
    const stop = start();
    page.show('hidden');
    stop();
    vi.advanceTimersByTime(PAUSE_AFTER_MS);
    page.show('visible');
    expect(did).toEqual([]);
  });
});
