/** Whether what an editor shows is stored. */
export type SaveState =
  | { readonly kind: 'saved' }
  /** Changed, and about to be saved. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** An input is being filled in and holds no whole value yet. */
  | { readonly kind: 'typing' }
  /** These are wrong, so they are not saved until they are put right. All else is. */
  | { readonly kind: 'invalid'; readonly names: readonly string[] }
  /** These were changed elsewhere too. They are not saved until it is decided which version stays. */
  | { readonly kind: 'conflict'; readonly names: readonly string[] }
  /** It could not be saved and will be tried again; nothing is lost meanwhile. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** Content as it is stored. */
export interface Stored<T> {
  readonly content: T;
  /** Grows with every write: the document's `updatedAt`. */
  readonly version: number;
}

/** An input whose text is no value, so that the content does not hold it. */
export interface OpenInput {
  /** `typing` while the focus is in it, `wrong` once it was left like that. */
  readonly kind: 'typing' | 'wrong';
  /** The name of the field that the save status says: a key of the content, or a text of its own. */
  readonly name: string;
  /** What was typed, to show it again when the editor is opened anew. Plain data. */
  readonly typed: unknown;
}

/** All that a screen shows of an editor's content. */
export interface EditState<T extends object> {
  /** As it was typed. */
  readonly content: T;
  /** What is wrong, as codes, by path: `title`, `coverImage.alt`. */
  readonly faults: ReadonlyMap<string, string>;
  readonly save: SaveState;
  /** Fields that were changed here and elsewhere, with the value from elsewhere. */
  readonly conflicts: ReadonlyMap<keyof T, T[keyof T]>;
  /** Fields and inputs with changes that an earlier, closed editor had left unsaved. Empty once they are put away. */
  readonly restored: readonly string[];
  /** The version of what is stored that `content` goes back to. */
  readonly version: number;
}
