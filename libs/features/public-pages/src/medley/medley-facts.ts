import type { Medley } from '@countin/domain/medley';
import { releasePath } from '@countin/domain/urls';
import { releaseCoverPath } from '../catalogue/release-cover.ts';
import type { ReleaseRow } from '../catalogue/release-row.ts';
import type { PageView } from '../page/page-view.ts';
import type { StripFacts } from './strip-words.tsx';

/** Where tracks lead, where the page knows the artist's releases: to those that still have a page. */
export function factsFromRows({ slots }: Medley, rows: readonly ReleaseRow[]): StripFacts[] {
  return slots.map(({ title, productId }) => {
    const row = rows.find(({ release }) => release.id === productId);
    if (!row) return { href: null, line: [], cover: null };
    const { release, href, line } = row;
    return {
      href,
      line: release.title === title ? [line] : [release.title, line],
      cover: releaseCoverPath(release, 640),
    };
  });
}

/** Where tracks lead, where the page knows the medley alone. */
export function factsFromMedley({ origins }: PageView, { artistSlug, slots }: Medley): StripFacts[] {
  return slots.map(({ title, productId, releaseTitle, productSlug }) => ({
    href: productId === null ? null : origins.main + releasePath({ id: productId, artistSlug, productSlug }),
    line: releaseTitle === null || releaseTitle === title ? [] : [releaseTitle],
    cover: null,
  }));
}
