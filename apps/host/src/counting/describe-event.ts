import {
  DIRECT,
  OTHER,
  UNKNOWN,
  type Beacon,
  type EventKind,
  type Dimension,
  type Metric,
} from '@countin/domain/numbers';
import type { Sites } from '@countin/domain/deployment';
import { SERVICE_IDS } from '@countin/domain/store-links';
import type { PageClick } from '@countin/domain/pages';
import { idSchema } from '@countin/domain/fields';
import { matchHost } from '@countin/slug';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { SLOTS } from './counted-event.ts';
import type { CountedPage } from './find-page.ts';

/** Metrics and breakdowns that an event adds to. */
export interface Described {
  readonly metrics: readonly Metric[];
  readonly values: Partial<Record<Dimension, string>>;
  readonly slot: 0 | 1 | 2;
}

/** Longest value of a breakdown. */
const LONGEST_VALUE = 40;
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]{0,58}[a-z0-9])?$/;
/** Names that objects have themselves, which records refuse. */
const RESERVED = new Set(['constructor', 'prototype', '__proto__', OTHER]);

/** Names of sites by address, in memory: few sites send most visitors. */
const NAMES_KEPT = 2000;
const names = new WeakMap<Sites, LRUCache<string, string>>();

function knownSiteName(address: string | undefined, sites: Sites): string {
  if (!address) return DIRECT;
  const known = names.get(sites) ?? new LRUCache<string, string>({ max: NAMES_KEPT });
  names.set(sites, known);
  const name = known.get(address) ?? siteNameOf(address, sites);
  known.set(address, name);
  return name;
}

/** Origin of an event, by its query and its referring page. */
function sourceOf({ r, q }: Pick<Beacon, 'r' | 'q'>, sites: Sites): Partial<Record<Dimension, string>> {
  const source = knownSiteName(r, sites);
  if (q === undefined) return source === 'own' ? {} : { source };
  const query = new URLSearchParams(q);
  const tag = (name: string) => cleanValue(query.get(name));
  return {
    ...(source !== 'own' && { source }),
    ...present('utmSource', tag('utm_source')),
    ...present('utmMedium', tag('utm_medium')),
    ...present('utmCampaign', tag('utm_campaign')),
  };
}

const present = (dimension: Dimension, value: string | null) => (value === null ? {} : { [dimension]: value });

/** Host name of another site; `own` for a page of ours. */
function siteNameOf(address: string, sites: Sites): string {
  if (!URL.canParse(address)) return OTHER;
  const { host, hostname, protocol } = new URL(address);
  // Apps name themselves so.
  if (protocol === 'android-app:') return hostValue(hostname);
  if (protocol !== 'https:' && protocol !== 'http:') return OTHER;
  const match = matchHost(host, sites);
  if (match.kind !== 'unknown' && match.kind !== 'invalid') return 'own';
  return hostValue(hostname.replace(/^www\./, ''));
}

const hostValue = (name: string): string => {
  const lower = name.toLowerCase();
  return HOST_NAME.test(lower) && !RESERVED.has(lower) ? lower : OTHER;
};

/**
 * Cleans a tag of an address for counting: lower case, without characters that tables and spreadsheets could interpret.
 * Values that look like a person's address are dropped.
 */
function cleanValue(text: string | null): string | null {
  if (text === null || text.includes('@') || /\d{7}/.test(text)) return text === null ? null : OTHER;
  const clean = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} ._-]+/gu, ' ')
    .replace(/^[\s._-]+|\s+$/g, '')
    .slice(0, LONGEST_VALUE)
    .trim();
  if (clean === '') return null;
  return RESERVED.has(clean) ? OTHER : clean;
}

type EventOf<E extends EventKind> = Extract<Beacon, { readonly e: E }>;
interface Requested {
  readonly page: CountedPage;
  readonly now: number;
  readonly sites: Sites;
  /** Values from the address and the referring page, and the hour. */
  readonly from: Partial<Record<Dimension, string>>;
}

const alone = (metrics: readonly Metric[], values: Described['values'] = {}): Described => ({
  metrics,
  values,
  slot: SLOTS.clicks,
});

/** Counting of each kind of event. */
const DESCRIPTIONS: { readonly [E in EventKind]: (event: EventOf<E>, requested: Requested) => Described | null } = {
  view({ b }, { page, from }) {
    if (page.isEmbed) return alone(['embeds']);
    const isVisit = b !== 1 && from.source !== undefined;
    return { metrics: isVisit ? ['views', 'visits'] : ['views'], values: from, slot: SLOTS.views };
  },
  store({ t }, { page, now, from }) {
    const service = [...SERVICE_IDS, 'other'].find((id) => id === t);
    if (service === undefined) return null;
    const isReleased = page.releasedAt !== null && now >= page.releasedAt;
    const metrics = isReleased ? (['storeClicks', 'releaseClicks'] as const) : (['storeClicks'] as const);
    return { metrics, values: { ...from, service }, slot: SLOTS.clicks };
  },
  link({ t }, { sites }) {
    const target = siteNameOf(t, sites);
    // A way between our own sites leads away from neither.
    return target === 'own' ? alone([]) : alone(['buttonClicks'], { button: target });
  },
  play: () => alone(['plays']),
  leave({ t, n }) {
    return v.is(idSchema, t) ? alone(n === 10 ? ['finished'] : [], { listen: `${t}:${n}` }) : null;
  },
  form: ({ t }) => alone([t === 'seen' ? 'formViews' : 'formStarts']),
  share: ({ t }) => alone(['shares'], { share: t }),
};

/** Counts of a beacon; null for one that cannot be counted. */
export function describeBeacon(beacon: Beacon, page: CountedPage, sites: Sites, now: number): Described | null {
  const describe = DESCRIPTIONS[beacon.e] as (event: Beacon, requested: Requested) => Described | null;
  return describe(beacon, { page, now, sites, from: { ...sourceOf(beacon, sites), clock: String(beacon.h) } });
}

/** Counts of a click that the host has redirected. The clock of the browser is not known, so it has no hour. */
export function describeClick(click: PageClick, page: CountedPage, sites: Sites, now: number): Described | null {
  const base = { p: '/', at: now, h: 0 } as const;
  const requested: Requested = { page, now, sites, from: {} };
  return click.kind === 'store'
    ? DESCRIPTIONS.store({ ...base, e: 'store', t: click.service }, requested)
    : DESCRIPTIONS.link({ ...base, e: 'link', t: click.url }, requested);
}

/** First language of a browser, without its region. */
export function languageOf(acceptLanguage: string | undefined): string {
  const first = /^\s*([a-z]{2,3})(?:[-,;]|$)/i.exec(acceptLanguage ?? '')?.[1];
  return first?.toLowerCase() ?? UNKNOWN;
}
