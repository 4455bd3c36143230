import type { StoreLink } from '@countin/domain/store-links';
import { parseUrl } from '@countin/slug';

/** Name of a link: its service, the artist's own words for a plain link, or its host. */
export function linkName(link: Pick<StoreLink, 'label' | 'url'>, service: string | null): string {
  return service ?? (link.label || hostOf(link.url));
}

/** The host of an address, as a person would say it. */
export function hostOf(url: string): string {
  return parseUrl(url)?.hostname.replace(/^www\./, '') ?? url;
}
