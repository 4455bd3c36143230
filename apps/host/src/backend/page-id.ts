import type { PageRequest } from '@countin/domain/pages';

/** Id of a page: the first part of each of its cache keys, without language and parameters. */
export function pageIdOf(host: PageRequest['host'], path: string): string {
  return JSON.stringify([host.kind, host.kind === 'subdomain' ? host.slug : '', path]);
}

/** Id by which a page's reads are purged. A feed that its query names has the main host's address on every host. */
export function readsPageIdOf({ host, path, query }: Pick<PageRequest, 'host' | 'path' | 'query'>): string {
  return pageIdOf(query.has('subdomain') || query.has('label') ? { kind: 'main' } : host, path);
}
