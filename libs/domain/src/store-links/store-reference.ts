import { countryOf } from '../locale/country.ts';
import { REFERENCE_PATTERNS, type ContentKind } from './reference-patterns.ts';
import type { KnownServiceId } from './service-ids.ts';
import { recogniseLink } from './store-service.ts';

/** Item that a store link names, in the service's own terms. */
export interface StoreReference {
  readonly service: KnownServiceId;
  readonly kind: ContentKind;
  /** The service's own id; of services without ids the path that stands for one. */
  readonly id: string;
  /** Country of the store that the link opens; null where the link has none. */
  readonly country: string | null;
  /** Normalised URL. */
  readonly url: string;
}

/**
 * Reads a store link without asking the service. Null for plain links, and for pages other than albums, tracks and
 * artists. Null also for short links (`spotify.link/…`), whose target only the service knows.
 */
export function storeReferenceOf(pasted: string): StoreReference | null {
  const link = recogniseLink(pasted);
  if (!link.ok || link.service === 'other') return null;
  const { service } = link;
  const url = new URL(link.url);
  for (const pattern of REFERENCE_PATTERNS[service]) {
    const match = pattern.path.exec(pattern.host ? url.hostname + url.pathname : url.pathname);
    if (!match) continue;
    const id = pattern.parameter ? url.searchParams.get(pattern.parameter) : match.groups?.['id'];
    if (!id) continue;
    const country = countryOf(match.groups?.['country'] ?? pattern.countryOfHost?.(url.hostname));
    return { service, kind: pattern.kind, id: decoded(id), country, url: link.url };
  }
  return null;
}

/** One key for all links to an item, in whatever country's store. */
export function referenceKey({ service, kind, id }: StoreReference): string {
  return `${service} ${kind} ${id}`;
}

/** Paths of a browser's URL are percent-encoded; a broken encoding is kept. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
