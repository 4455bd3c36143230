/** Choices of a fan that are remembered, and what the device keeps; without storage they end with the page. */
export type Remembered = 'service' | 'country' | 'kept';

const keyOf = (what: Remembered) => `countin-${what}`;

export const remembered = (storage: () => Storage, what: Remembered): string | null => stored(storage, keyOf(what));

/** Value of a key; null without one, and where the browser blocks storage. */
export function stored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** @param value an empty text forgets */
export function remember(storage: () => Storage, what: Remembered, value: string): void {
  try {
    if (value === '') storage().removeItem(keyOf(what));
    else storage().setItem(keyOf(what), value);
  } catch {
    // In-app browsers may have no storage to write to.
  }
}
