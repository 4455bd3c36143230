/** What the reader has answered for a row. */
export interface RowAnswers {
  readonly excluded: boolean;
  /** The release that the row is about: one of the doubt's candidates, or a new one. Null: not answered. */
  readonly target: { readonly productId: string } | 'new' | null;
  /** The address with a number that was accepted; null: not answered. */
  readonly slug: string | null;
  /** Whether the row may change a release that an earlier row changes too. */
  readonly again: boolean;
}

/** Answers of a row that nobody has touched. */
export const NO_ANSWERS: RowAnswers = { excluded: false, target: null, slug: null, again: false };
