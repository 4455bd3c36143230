import type { CampaignState } from '../campaigns/campaign.ts';
import type { LinkChecks } from '../link-finding/link-check.ts';
import { checkOf } from '../link-finding/link-check.ts';
import { LANGUAGES } from '../locale/language.ts';
import type { MusicProduct } from '../release/product.ts';
import type { RightsLine } from '../release/release-metadata.ts';
import { textContentOf, type TextsByLanguage } from '../texts/text-content.ts';
import type { ReleaseFacts } from './plan-facts.ts';

/** Documents about a release. */
export interface ReleaseDocuments {
  readonly product: MusicProduct;
  /** Side of the uploaded cover in pixels; null if it was not noted. */
  readonly coverSide: number | null;
  readonly texts: TextsByLanguage;
  readonly checks: LinkChecks | null;
  /** States of the campaigns about it. */
  readonly campaigns: readonly CampaignState[];
}

/** Facts of a release for the planner, from its documents. */
export function factsOfRelease({ product, coverSide, texts, checks, campaigns }: ReleaseDocuments): ReleaseFacts {
  const { id, title, kind, status, releaseMoment, publishedAt, updatedAt, tracks } = product;
  const contents = LANGUAGES.map((language) => ({ language, text: textContentOf(product, texts[language], language) }));
  const isWritten = (text: string) => text.trim() !== '';
  return {
    id,
    title,
    kind,
    status,
    releaseMoment,
    isBehind: status === 'published' && publishedAt !== null && updatedAt > publishedAt,
    cover: product.coverImage && { side: coverSide },
    tracks: tracks.length,
    withoutIsrc: tracks.filter(({ isrc }) => isrc === '').length,
    withoutCredits: tracks.filter(({ credits }) => credits.length === 0).length,
    hasUpc: product.upc !== '',
    hasPLine: isComplete(product.pLine),
    hasCLine: isComplete(product.cLine),
    languages: contents
      .filter(({ text: { shown, short, long } }) => shown && (isWritten(short) || isWritten(long)))
      .map(({ language }) => language),
    hasPitch: contents.some(({ text }) => isWritten(text.pitch)),
    hasPress: contents.some(({ text }) => isWritten(text.press)),
    campaign: campaignOf(campaigns),
    links: shownLinks(product).length,
    stores: storesOf(product, checks),
  };
}

function campaignOf(states: readonly CampaignState[]): ReleaseFacts['campaign'] {
  if (states.some((state) => state !== 'draft' && state !== 'cancelled')) return 'ready';
  return states.includes('draft') ? 'draft' : null;
}

function isComplete(line: RightsLine | null): boolean {
  return line !== null && line.year !== null && line.owner.trim() !== '';
}

function shownLinks({ storeLinks }: MusicProduct) {
  return storeLinks.filter(({ hidden }) => !hidden);
}

/** Countries of all links together: a fan needs one store in the own country. */
function storesOf(product: MusicProduct, checks: LinkChecks | null): ReleaseFacts['stores'] {
  const found = shownLinks(product).flatMap((link) => checkOf(checks, link) ?? []);
  const known = found.filter(({ state }) => state !== 'unknown');
  if (known.length === 0) return null;
  const live = new Set<string>();
  const requested = new Set<string>();
  for (const { state, survey, countries, requested: lastRequested } of known) {
    for (const country of survey?.requested ?? lastRequested) requested.add(country);
    if (state === 'gone') continue;
    for (const country of survey?.live ?? countries) {
      live.add(country);
      requested.add(country);
    }
  }
  return { live: live.size, requested: requested.size, gone: known.filter(({ state }) => state === 'gone').length };
}
