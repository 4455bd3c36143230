import { LIMITS } from '@countin/domain/fields';
import { recogniseLink, serviceName, type KnownServiceId, type StoreLink } from '@countin/domain/store-links';
import { productContentSchema } from '@countin/domain/release-metadata';
import type { Given } from '../records/index.ts';
import { stateOf, type Cell } from './cell.ts';
import { givenWithoutText, type ReleaseCells } from './release-fields.ts';
import { check, readCell } from './values/read-cell.ts';

const PREFIX = 'link.';

/** The addresses of a release, in the order of the columns; one that is there twice counts once. */
export function readStoreLinks(release: ReleaseCells): Given<unknown> | null {
  const cells = [...release.cells.values()].filter(({ column }) => column.content === 'links');
  // A service's empty column says nothing of the others.
  if (stateOf(cells) !== 'text') {
    const list = stateOf(cells.filter(({ column }) => column.id === 'links'));
    return list === 'text' ? null : givenWithoutText(list, release);
  }
  const links = new Map<string, StoreLink>();
  const before = release.findings.problems.length;
  for (const cell of cells) if (cell.state === 'text') addLinks(cell, links, release);
  if (release.findings.problems.length > before) return null;
  const checked = check(productContentSchema.entries.storeLinks, [...links.values()], 'link/not-a-web-address');
  const last = cells.findLast((cell) => cell.state === 'text');
  if (!checked.ok && last) release.findings.addTo(last, checked.fault);
  return checked.ok ? { value: checked.value } : null;
}

/** Services whose links the file takes away, each by its own column. */
export function clearedServices(release: ReleaseCells): KnownServiceId[] {
  return [...release.cells.values()].flatMap(({ column: { id }, state }) =>
    id.startsWith(PREFIX) && state !== 'text' && givenWithoutText(state, release)
      ? [id.slice(PREFIX.length) as KnownServiceId]
      : [],
  );
}

/** Adds the addresses of a cell to links by their addresses. */
export function addLinks(cell: Cell, links: Map<string, StoreLink>, { findings, reading }: ReleaseCells): void {
  const read = readCell('links', cell, reading);
  if (!read.ok) return findings.addTo(cell, read.fault);
  if (read.value.length > LIMITS.storeLinks)
    return findings.addTo(cell, { code: 'field/too-many', params: { max: LIMITS.storeLinks } });
  const wanted = cell.column.id.startsWith(PREFIX) ? (cell.column.id.slice(PREFIX.length) as KnownServiceId) : null;
  for (const address of read.value) {
    const link = recogniseLink(address);
    if (!link.ok) findings.addTo(cell, { code: link.errorCode }, address);
    else if (wanted !== null && link.service !== wanted)
      findings.addTo(cell, { code: 'link/wrong-service', params: { service: serviceName(wanted) ?? '' } }, address);
    else if (!links.has(link.url)) links.set(link.url, storeLink(link.service, link.url, links));
  }
}

/** A link that no other of these has. Ids are the same in every reading: preview and import give the same. */
export function storeLink(
  service: StoreLink['service'],
  url: string,
  links: ReadonlyMap<string, StoreLink>,
): StoreLink {
  const same = [...links.values()].filter((link) => link.service === service).length;
  const id = same === 0 ? service : `${service}-${same + 1}`;
  return { id, service, url, label: '', hidden: false, territories: [], source: 'pasted' };
}
