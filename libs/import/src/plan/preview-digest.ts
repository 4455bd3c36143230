import type { PlannedRow } from './plan-row.ts';

/** Rows that are hashed at once. */
const CHUNK = 500;

/**
 * SHA-256, as 64 hexadecimal digits, over what each row would do: its key, state, target, content and cover. Problems and
 * the order of an object's names do not count.
 */
export async function previewDigest(rows: Iterable<PlannedRow> | AsyncIterable<PlannedRow>): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let texts: string[] = [];
  for await (const row of rows) {
    texts.push(textOf(row));
    if (texts.length < CHUNK) continue;
    chunks.push(await hashOf(new TextEncoder().encode(texts.join('\n'))));
    texts = [];
  }
  chunks.push(await hashOf(new TextEncoder().encode(texts.join('\n'))));
  const all = await hashOf(new Uint8Array(await new Blob(chunks).arrayBuffer()));
  return Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function textOf({ key, state, target, content, cover }: PlannedRow): string {
  return JSON.stringify([key, state, target, content, cover], (_, value: unknown) => inOrder(value));
}

/** Databases give the names of an object in another order than they were written. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
