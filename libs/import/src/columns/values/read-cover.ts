import { webUrlSchema } from '@countin/domain/fields';
import * as v from 'valibot';
import type { CoverSource } from '../../records/index.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LONGEST_PATH = 500;

/** An https address, or a path that stays inside the ZIP; null for other texts. */
export function readCover(text: string): CoverSource | null {
  if (/^https:\/\//i.test(text)) {
    const url = v.safeParse(webUrlSchema, text);
    return url.success ? { kind: 'url', url: url.output } : null;
  }
  const path = text.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  const steps = path.split('/');
  const inside = !SCHEME.test(path) && steps.every((step) => step !== '' && step !== '.' && step !== '..');
  return inside && path.length <= LONGEST_PATH ? { kind: 'file', path } : null;
}
