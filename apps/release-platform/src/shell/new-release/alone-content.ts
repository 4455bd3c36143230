import type { NewRelease } from '@countin/data/releases';
import { recogniseLink } from '@countin/domain/store-links';
import type { Entry } from './entry.ts';

/** What a draft gets of an entry that no service has answered for. */
export function aloneContent(entry: Entry, text: string, title: string): Partial<NewRelease> {
  const query = entry.kind === 'query' ? entry.query : null;
  if (query?.by === 'upc') return { upc: query.gtin.text };
  if (query?.by === 'isrc') return { tracks: [{ title, isrc: query.isrc }] };
  const link = recogniseLink(text);
  if (entry.kind === 'title' || !link.ok) return {};
  return { storeLinks: [{ id: crypto.randomUUID(), service: link.service, url: link.url, source: 'pasted' }] };
}
