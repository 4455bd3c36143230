import type { ErrorCode } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { recogniseLink, type StoreLink } from '@countin/domain/store-links';

/** A pasted line that did not become a link, and why. It stays in the box, so nothing typed is lost. */
export interface RejectedLine {
  readonly text: string;
  readonly errorCode: ErrorCode | 'duplicate';
}

export interface PasteOutcome {
  readonly links: readonly StoreLink[];
  readonly added: readonly StoreLink[];
  readonly rejected: readonly RejectedLine[];
}

/**
 * Adds what was pasted to a release's store links: any number of addresses, separated by lines or blanks.
 *
 * @param newId gives each new link its id
 * @param storeOrder services in the order in which new links are added; others follow as pasted
 */
export function addPastedLinks(
  links: readonly StoreLink[],
  pasted: string,
  newId: () => string,
  storeOrder: readonly string[] = [],
): PasteOutcome {
  const added: StoreLink[] = [];
  const rejected: RejectedLine[] = [];
  const known = new Set(links.map((link) => link.url));
  for (const text of pasted.split(/[\s,]+/).filter(Boolean)) {
    const link = recogniseLink(text);
    if (!link.ok) rejected.push({ text, errorCode: link.errorCode });
    else if (known.has(link.url)) rejected.push({ text, errorCode: 'duplicate' });
    else if (known.size >= LIMITS.storeLinks) rejected.push({ text, errorCode: 'field/too-many' });
    else {
      known.add(link.url);
      added.push({
        id: newId(),
        service: link.service,
        url: link.url,
        label: '',
        hidden: false,
        territories: [],
        source: 'pasted',
      });
    }
  }
  const ordered = inStoreOrder(added, storeOrder);
  return { links: [...links, ...ordered], added: ordered, rejected };
}

/** New links in the artist's order of services; those of other services follow as they are. */
export function inStoreOrder(links: readonly StoreLink[], storeOrder: readonly string[]): StoreLink[] {
  const place = ({ service }: StoreLink) => {
    const at = storeOrder.indexOf(service);
    return at === -1 ? storeOrder.length : at;
  };
  return [...links].sort((a, b) => place(a) - place(b));
}
