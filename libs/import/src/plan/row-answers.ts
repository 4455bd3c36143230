import type { KnownServiceId } from '@countin/domain/store-links';

/** What the reader has answered for a row. */
export interface RowAnswers {
  readonly excluded: boolean;
  /** The release that the row is about: one of the doubt's candidates, or a new one. Null: not answered. */
  readonly target: { readonly productId: string } | 'new' | null;
  /** The address with a number that was accepted; null: not answered. */
  readonly slug: string | null;
  /** Whether the row may change a release that an earlier row changes too. */
  readonly again: boolean;
  /** Page of the release that was meant, of those that a song is on. Absent or null: not answered. */
  readonly release?: string | null | undefined;
  /** Pages of services that are the release's; `url` null: none of those that were found. Absent: not answered. */
  readonly links?: readonly { readonly service: KnownServiceId; readonly url: string | null }[] | undefined;
}

/** Answers of a row that nobody has touched. */
export const NO_ANSWERS = {
  excluded: false,
  target: null,
  slug: null,
  again: false,
  release: null,
  links: [],
} satisfies RowAnswers;
