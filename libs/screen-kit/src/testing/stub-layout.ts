import { afterAll, beforeAll, vi } from 'vitest';

const setOpen = (open: boolean) =>
  function (this: HTMLDialogElement): void {
    this.open = open;
  };

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives all elements the same size and opens dialogs, because jsdom has neither layout nor modal dialogs. */
export function stubLayout({ width = 600, height = 50 } = {}): void {
  beforeAll(() => {
    vi.stubGlobal('ResizeObserver', NoObserver);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    Object.assign(HTMLDialogElement.prototype, { showModal: setOpen(true), close: setOpen(false) });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
