import { vi } from 'vitest';

/** Waits until an expectation holds: what a server tells by itself comes when it comes, on a busy machine late. */
export function eventually(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: 30_000, interval: 20 });
}
