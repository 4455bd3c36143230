/** Answer to the script of a page that keeps something. */
export interface KeepAnswer {
  /** Keys that are kept in the account then; null where there is none, or nothing is known. */
  readonly kept: readonly string[] | null;
  /** The account has no room for more. */
  readonly full: boolean;
  readonly message: string;
  /** Path of this host that looks for a session on the other site and leads back, see decision 0171. */
  readonly lookup?: string;
  readonly link?: { readonly href: string; readonly text: string };
}
