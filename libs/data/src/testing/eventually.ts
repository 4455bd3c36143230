import { vi } from 'vitest';

/** Waits until an expectation holds. Server pushes can arrive late on a busy machine. */
export function eventually(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: 30_000, interval: 20 });
}
