import type { Medley } from '@countin/domain/medley';
import { releasePath } from '@countin/domain/urls';
import type { ReleaseRow } from '../catalogue/release-row.ts';
import type { PageView } from '../page/page-view.ts';
import type { StripFacts } from './strip-words.tsx';

/** Where tracks lead, where the page knows the artist's releases: to those that still have a page. */
export function factsFromRows({ slots }: Medley, rows: readonly ReleaseRow[]): StripFacts[] {
  return slots.map(({ title, productId }) => {
    const row = rows.find(({ release }) => release.id === productId);
    if (!row) return { href: null, line: [] };
    return { href: row.href, line: row.release.title === title ? [row.line] : [row.release.title, row.line] };
  });
}

/** Where tracks lead, where the page knows the medley alone. */
export function factsFromMedley({ origins }: PageView, { artistSlug, slots }: Medley): StripFacts[] {
  return slots.map(({ title, productId, productTitle, productSlug }) => ({
    href: productId === null ? null : origins.main + releasePath({ id: productId, artistSlug, productSlug }),
    line: productTitle === null || productTitle === title ? [] : [productTitle],
  }));
}
