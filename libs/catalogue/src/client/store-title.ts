import type { ReleaseParts } from './catalogue-client.ts';

const KIND = /\s+-\s+(Single|EP)$/;

/** A title of Apple's stores, which ends in the kind: `Tide Lines - Single`. The kind is null where the title has none. */
export function storeTitle(title: string): {
  readonly title: string;
  readonly releaseKind: ReleaseParts['releaseKind'];
} {
  const kind = KIND.exec(title)?.[1];
  if (!kind) return { title, releaseKind: null };
  return { title: title.replace(KIND, ''), releaseKind: kind === 'EP' ? 'ep' : 'single' };
}
