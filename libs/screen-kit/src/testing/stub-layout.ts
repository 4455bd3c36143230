import { afterAll, beforeAll, vi } from 'vitest';

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives every element of jsdom, which lays nothing out, the same size. For tests of virtual lists. */
export function stubLayout({ width = 600, height = 50 } = {}): void {
  beforeAll(() => {
    vi.stubGlobal('ResizeObserver', NoObserver);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
