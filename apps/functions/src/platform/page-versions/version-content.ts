import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { versionContentSchema, type VersionContent } from '@countin/domain/publisher';
import { sameValue } from '@countin/domain/values';
import * as v from 'valibot';

/** Content that is about to be stored. */
export interface NewContent extends VersionContent {
  /** What decides whether two versions are equal. */
  readonly compared: unknown;
}

/** Bytes of JSON that a version can have, far above what documents hold. Stops what a broken one would unpack to. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Above this, packing takes longer than publishing should. */
const QUALITY = 4;

/** Packs a content. Fields of the page that are equal to the edited ones are stored once. */
export function packContent({ fields, texts, page }: VersionContent): Uint8Array<ArrayBuffer> {
  const json = JSON.stringify({ fields, texts, page: page && withoutEqual(page, fields) });
  return Buffer.from(brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
}

/**
 * Unpacks a stored content.
 *
 * @throws an error for anything that {@link packContent} did not make
 */
export function unpackContent(stored: Uint8Array): VersionContent {
  const json = brotliDecompressSync(stored, { maxOutputLength: MOST_BYTES }).toString();
  const { fields, texts, page } = v.parse(versionContentSchema, JSON.parse(json));
  return { fields, texts, page: page && { ...fields, ...page } };
}

/** Digest of a value. The order of keys does not count. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(stableJson(value)).digest('base64url');
}

/** A stored value as JSON can hold it: timestamps are milliseconds since 1970. */
export function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('toMillis' in value && typeof value.toMillis === 'function') return (value.toMillis as () => number)();
  if (Array.isArray(value)) return value.map(plainValue);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValue(inner)]));
}

function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function withoutEqual(page: VersionContent['fields'], fields: VersionContent['fields']): VersionContent['fields'] {
  return Object.fromEntries(
    Object.entries(page).filter(([key, value]) => !(key in fields && sameValue(value, fields[key]))),
  );
}
