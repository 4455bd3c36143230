import { createHash } from 'node:crypto';

/** Hash of a content, short enough for a header and a file name. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** The entity tag of a content in one encoding; each encoding is an entity of its own. */
export function entityTag(hash: string, encoding: string | null): string {
  return `"${hash}${encoding ? `-${encoding}` : ''}"`;
}

/** Whether an `If-None-Match` header names the content, in whichever encoding it was fetched. */
export function matchesTag(header: string | undefined, hash: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some(
    (part) =>
      part
        .trim()
        .replace(/^W\//, '')
        .replace(/^"|(?:-br|-gzip)?"$/g, '') === hash,
  );
}
