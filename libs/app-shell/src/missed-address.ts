interface Missed {
  /** Path that has no screen. */
  readonly address: string;
  /** Path that was opened in its place. */
  readonly target: string;
}

let missed: Missed | null = null;

/** Notes that an address has no screen, so that the screen in its place can say so. */
export function noteMissed(address: string, target: string): void {
  missed = { address, target };
}

/** Address that a screen was opened in place of; null for one that was opened itself. */
export function missedBefore(target: string): string | null {
  return missed?.target === target ? missed.address : null;
}

/** Ends the note: it is said once. */
export function forgetMissed(): void {
  missed = null;
}
