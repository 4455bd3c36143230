/** Answer to the script of a page that keeps something. */
export interface KeepAnswer {
  /** Keys that are kept in the account then; null where there is none, or nothing is known. */
  readonly kept: readonly string[] | null;
  /** The account has no room for more. */
  readonly full: boolean;
  readonly message: string;
  /** Where a session may be, which leads back: see decision 0117. */
  readonly lookup?: string;
  /** Secret of the tap, on an artist's or label's address. */
  readonly proof?: string;
  readonly link?: { readonly href: string; readonly text: string };
}
