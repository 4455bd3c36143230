import { webUrlSchema } from '@countin/domain/fields';
import * as v from 'valibot';
import { entryPath } from '../../archive/entry-path.ts';
import type { CoverSource } from '../../records/index.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LONGEST_PATH = 500;

/** An https address, or a path that stays inside the ZIP; null for other texts. */
export function readCover(text: string): CoverSource | null {
  if (/^https:\/\//i.test(text)) {
    const url = v.safeParse(webUrlSchema, text);
    return url.success ? { kind: 'url', url: url.output } : null;
  }
  const path = SCHEME.test(text) ? null : entryPath(text);
  return path !== null && path.length <= LONGEST_PATH ? { kind: 'file', path } : null;
}
