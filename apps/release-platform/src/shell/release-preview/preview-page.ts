import { brandOf, type ArtistProfile, type LabelProfile } from '@countin/domain/profile';
import { unpublishedTypeface } from '@countin/public-pages/preview';
import {
  firstInstant,
  resolveMoment,
  type MusicProduct,
  type ProductContent,
  type ReleaseMoment,
  type ReleasePage,
} from '@countin/domain/release';

const DAY = 86_400_000;

/** Default phase of the preview of a release: the page as fans see it, or would see it, now. */
export function presentPhase(
  { releaseMoment }: Pick<ProductContent, 'releaseMoment'>,
  now: number,
  zone: string,
): 'before' | 'after' {
  return releaseMoment && now >= resolveMoment(releaseMoment, zone).at ? 'after' : 'before';
}

/** The time that a phase is drawn at. Before a moment that has passed, that is the day before it: a countdown at nothing was never seen. */
export function timeOfPhase(phase: 'before' | 'after', moment: ReleaseMoment, now: number, zone: string): number {
  const { at } = resolveMoment(moment, zone);
  return phase === 'before' && now >= at ? at - DAY : now;
}

/**
 * The page that publishing the working copy would make. Without a release moment no page can be drawn, so a dummy is
 * made that must not be shown. `undatedSheet` shows a note in its stead.
 */
export function previewPage(
  content: ProductContent & Partial<Pick<ReleasePage, 'texts'>>,
  product: MusicProduct,
  artist: ArtistProfile,
  label: LabelProfile | null,
  now: number,
): ReleasePage {
  const releaseMoment: ReleaseMoment = content.releaseMoment ?? {
    mode: 'local',
    date: new Date(now + DAY).toISOString().slice(0, 10),
    time: '00:00',
  };
  return {
    texts: {},
    ...content,
    // Publishing looks up the slugs; until then the names are not links.
    artists: content.artists.map((entry) => ({ ...entry, slug: null })),
    releaseMoment,
    firstInstant: firstInstant(releaseMoment),
    id: product.id,
    artistId: artist.id,
    artistName: artist.name,
    artistSlug: artist.customSlug,
    createdBy: product.createdBy,
    labelId: label?.id ?? null,
    labelBrand: label && brandOf(label),
    newsLabel: null,
    typeface: unpublishedTypeface(content.appearance.typeface, [content.title, artist.name]),
    productSlug: product.productSlug,
    status: product.status === 'archived' ? 'archived' : 'published',
    publishedAt: now,
    shelf: 'unconfirmed',
  };
}

/** Takes date and countdown out of a previewed page and says why instead. */
export function undatedSheet(words: string): string {
  const text = words.replace(/[\\"\n<]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `);
  return (
    '[data-when="before"]>:is(.countdown,.when,.calendar-link){display:none}' +
    `[data-when="before"]::before{content:"${text}";display:block;margin-block-end:16px;padding:16px 18px;border:2px dashed currentcolor;border-radius:12px;text-wrap:balance}`
  );
}
