const PREFIX = 'countin.start.';

/** Where ids are kept: the browser's storage, which may refuse access. */
export type IdStore = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Id of a draft that is started from a text. It stays the same until {@link endStart}, in all tabs. A lost answer or a second tab
 * therefore makes no second draft.
 */
export function startIdFor(store: IdStore, artistId: string, text: string): string {
  const key = keyOf(artistId, text);
  try {
    const id = store().getItem(key) ?? crypto.randomUUID();
    store().setItem(key, id);
    return id;
  } catch {
    // Without a storage, the id holds for this try alone.
    return crypto.randomUUID();
  }
}

/** The draft is there: the next one from the same text is another. */
export function endStart(store: IdStore, artistId: string, text: string): void {
  try {
    store().removeItem(keyOf(artistId, text));
  } catch {
    // It was not kept.
  }
}

const keyOf = (artistId: string, text: string) => `${PREFIX}${artistId}.${text}`;
