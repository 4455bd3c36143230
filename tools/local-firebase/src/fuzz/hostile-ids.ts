/** Ids that no document or collection may have, in every place of a request that names one. */
import type { Wire } from '../service.ts';
import type { Random } from './random.ts';

export const HOSTILE_IDS: readonly string[] = [
  '__x__',
  '____',
  '.',
  '..',
  '',
  'b/c',
  'b/c/d',
  'a'.repeat(1501),
  '€'.repeat(501),
  '\u0001',
  '__proto__',
  '__id99999999999999999999__',
];

const DOCUMENT = /\/posts\/[^/]+$/;

/** The request with `id` as the id of every document that it names. */
export function withDocumentId(wire: Wire, id: string): Wire {
  return mapTexts(wire, (text, field) =>
    field === 'documentId' ? id : DOCUMENT.test(text) ? text.replace(DOCUMENT, () => `/posts/${id}`) : text,
  );
}

/** The request with `id` as the id of every collection that it names. */
export function withCollectionId(wire: Wire, id: string): Wire {
  return mapTexts(wire, (text, field) =>
    field === 'collectionId' ? id : text.replace('/documents/posts', () => `/documents/${id}`),
  );
}

/** A REST address with `id` as that of the document, and with `id` as that of the collection. */
export function addressesWithId(address: string, id: string): readonly [string, string] {
  const encoded = encodeURIComponent(id);
  return [
    address.replace(/\/posts\/\w|documentId=\w/, (found) => found.slice(0, -1) + encoded),
    address.replace('/posts', () => `/${encoded}`),
  ];
}

/** Now and then, the request with a hostile id. */
export function withHostileIds(random: Random, wire: Wire): Wire {
  if (!random.chance(0.1)) return wire;
  return random.pick([withDocumentId, withCollectionId])(wire, random.pick(HOSTILE_IDS));
}

/** Now and then, the address with a hostile id. */
export function withHostileAddress(random: Random, address: string): string {
  return random.chance(0.1) ? random.pick(addressesWithId(address, random.pick(HOSTILE_IDS))) : address;
}

function mapTexts<T>(value: T, change: (text: string, field: string) => string, field = ''): T {
  if (typeof value === 'string') return change(value, field) as T;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry as unknown, change, field)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, mapTexts(entry as unknown, change, name)]),
  ) as T;
}
