/** Save status of an editor. */
export type SaveState =
  | { readonly kind: 'saved' }
  /** Changed; the save is debounced. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** An input is incomplete and has no valid value yet. */
  | { readonly kind: 'typing' }
  /** Invalid fields, which are not saved until corrected. All other fields are saved. */
  | { readonly kind: 'invalid'; readonly names: readonly string[] }
  /** Conflicting fields, also changed elsewhere. They are not saved until the user resolves the conflict. */
  | { readonly kind: 'conflict'; readonly names: readonly string[] }
  /** The save failed and will be retried. Unsaved changes are kept. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** Stored content of a document. */
export interface Stored<T> {
  readonly content: T;
  /** Increases with every write: the document's `updatedAt`. */
  readonly version: number;
}

/** Input with incomplete or invalid text, which is therefore not part of the content. */
export interface OpenInput {
  /** `typing` while focused, `wrong` after losing focus without a valid value. */
  readonly kind: 'typing' | 'wrong';
  /** Name shown in the save status: a content key, or a separate text. */
  readonly name: string;
  /** Typed value, restored when the editor is reopened. Must be plain data. */
  readonly typed: unknown;
}

/** State of an editor for rendering. */
export interface EditState<T extends object> {
  /** Content as typed, including invalid values. */
  readonly content: T;
  /** Error codes by path: `title`, `coverImage.alt`. */
  readonly errorCodes: ReadonlyMap<string, string>;
  readonly save: SaveState;
  /** Conflicting fields, with the value that was saved elsewhere. */
  readonly conflicts: ReadonlyMap<keyof T, T[keyof T]>;
  /** Fields and inputs restored from an earlier, closed editor. Empty once the user has dismissed the notice. */
  readonly restored: readonly string[];
  /** Stored version that `content` is based on. */
  readonly version: number;
}
