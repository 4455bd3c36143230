/** A link with a name of its owner's own, on a page: a shop, tickets, a newsletter. */
export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** Whether two links have the same name and the same address. */
export const isSameLink = (one: NamedLink, other: NamedLink) => one.name === other.name && one.url === other.url;
