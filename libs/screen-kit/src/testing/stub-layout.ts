import { afterAll, beforeAll, vi } from 'vitest';

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives all elements the same size, because jsdom has no layout. For tests of virtual lists. */
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
