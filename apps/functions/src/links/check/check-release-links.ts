import { answersByMarket, checkLink, type CatalogueClient, type LinkCheck } from '@countin/catalogue';
import { checkOf, type CheckedLink, type LinkChecks } from '@countin/domain/link-finding';
import type { ReleasePage } from '@countin/domain/release';
import { storeReferenceOf, type StoreLink, type StoreReference } from '@countin/domain/store-links';
import type { Services } from '../../platform/services.ts';
import { FURTHER, marketsFor } from './markets.ts';
import { lostCountries, surveyCountries } from './survey-countries.ts';

/** Links of a release that a catalogue can check. */
export function linksOf(page: ReleasePage, client: CatalogueClient): StoreLink[] {
  return page.storeLinks.filter(({ service, url }) => {
    const reference = service === client.service ? storeReferenceOf(url) : null;
    return reference !== null && reference.kind !== 'artist';
  });
}

/** Asks a catalogue for a link. Null if there was no answer: the link keeps its state. */
export async function checkStoreLink(
  { now }: Services,
  client: CatalogueClient,
  link: StoreLink,
  checks: LinkChecks | null,
  deadline: number,
): Promise<CheckedLink | null> {
  const reference = storeReferenceOf(link.url);
  if (!reference) return null;
  const before = checkOf(checks, link);
  const markets = marketsFor(client.catalogue, link, reference, before);
  const found = await checkLink(client, reference, { markets, before: countriesBefore(before, markets), deadline });
  const result =
    found.state === 'gone' ? await lookFurther(client, link, reference, before, deadline) : { found, further: false };
  if (result.found.state === 'not-reached') return null;
  const requested = [...markets, ...(result.further ? FURTHER : [])];
  const checked = checkedLink(client, link, result.found, requested, before, now());
  return withSurvey(checked, { client, link, reference, before, deadline });
}

interface Surveyed {
  readonly client: CatalogueClient;
  readonly link: StoreLink;
  readonly reference: StoreReference;
  readonly before: CheckedLink | null;
  readonly deadline: number;
}

/**
 * Services that answer for one country at a time are asked for all their countries, some each night. Links that are
 * limited to countries are left out.
 */
async function withSurvey(
  checked: CheckedLink,
  { client, link, reference, before, deadline }: Surveyed,
): Promise<CheckedLink> {
  const known = { requested: checked.requested, live: checked.countries };
  if (link.territories.length > 0 || known.requested.length === 0 || known.live.length === 0) return checked;
  const last = before?.survey ?? null;
  const survey = await surveyCountries({ client, reference, before: last, known, deadline });
  const lost = lostCountries(last, survey);
  if (checked.state !== 'live' || lost.length === 0) return { ...checked, survey };
  return { ...checked, survey, state: 'region-changed', before: [...checked.countries, ...lost] };
}

/** iTunes allows too few requests, and other catalogues answer for all countries at once. */
function asksFurther({ catalogue }: CatalogueClient): boolean {
  return catalogue !== 'itunes' && answersByMarket(catalogue);
}

/** Before a link without countries counts as gone, it is asked for elsewhere. A link that was gone before stays so. */
async function lookFurther(
  client: CatalogueClient,
  link: StoreLink,
  reference: StoreReference,
  before: CheckedLink | null,
  deadline: number,
): Promise<{ readonly found: LinkCheck; readonly further: boolean }> {
  if (link.territories.length > 0 || before?.state === 'gone' || !asksFurther(client))
    return { found: { state: 'gone' }, further: false };
  const options = { markets: FURTHER, before: before?.countries ?? null, deadline };
  return { found: await checkLink(client, reference, options), further: true };
}

function checkedLink(
  { catalogue }: CatalogueClient,
  { service, url }: StoreLink,
  found: Exclude<LinkCheck, { state: 'not-reached' }>,
  requested: readonly string[],
  before: CheckedLink | null,
  now: number,
): CheckedLink {
  const gone = found.state === 'gone';
  return {
    service,
    url,
    state: found.state,
    countries: gone ? [] : [...found.markets],
    requested: answersByMarket(catalogue) && (gone || !found.complete) ? [...requested] : [],
    survey: null,
    before: found.state === 'region-changed' ? (before?.countries ?? null) : null,
    movedTo: found.state === 'moved' ? found.url : null,
    checkedAt: now,
    ...(gone ? stillGone(before, now) : { goneSince: null, notifiedAt: null }),
  };
}

/** Since when a dead link is gone, and when its owner was told. */
function stillGone(before: CheckedLink | null, now: number): Pick<CheckedLink, 'goneSince' | 'notifiedAt'> {
  return { goneSince: before?.goneSince ?? now, notifiedAt: before?.notifiedAt ?? null };
}

/** Countries of the previous check, if comparable: both checks asked for the same ones, or the service listed all. */
function countriesBefore(before: CheckedLink | null, markets: readonly string[]): readonly string[] | null {
  if (!before || before.checkedAt === null || before.state === 'gone') return null;
  return before.requested.length === 0 || sameCountries(before.requested, markets) ? before.countries : null;
}

function sameCountries(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
