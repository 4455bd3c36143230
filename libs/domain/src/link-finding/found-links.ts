import * as v from 'valibot';
import { SERVICE_IDS, type ServiceId } from '../store-links/service-ids.ts';
import type { StoreLink } from '../store-links/store-link.ts';

/** Methods by which links are found. `url`: it is the link that was entered. */
const FIND_METHODS = ['upc', 'isrc', 'title', 'url'] as const;

/** Why a service gave no usable answer. `budget`: asking now would exceed its limit. */
const NOT_REACHED_REASONS = [
  'timeout',
  'unreachable',
  'rate-limited',
  'budget',
  'refused',
  'server-error',
  'too-large',
  'not-json',
  'malformed',
  'redirected',
] as const;

const attributionSchema = v.object({ text: v.string(), url: v.string() });

/** A page that may be the wanted one. */
const foundLinkSchema = v.object({
  url: v.string(),
  method: v.picklist(FIND_METHODS),
  /** Name of the service that led to it, such as `MusicBrainz`. Brand names are not translated. */
  via: v.string(),
  /** 0 to 100. */
  confidence: v.number(),
  /** Compared facts, the strongest first: `title`, `artist`, … with the verdict, such as `equal`. */
  reasons: v.array(v.object({ fact: v.string(), verdict: v.string(), points: v.number() })),
  /** Facts from the service; null if only a relation of another service names the page. */
  facts: v.nullable(
    v.object({
      kind: v.picklist(['album', 'track']),
      title: v.string(),
      artists: v.array(v.string()),
      label: v.nullable(v.string()),
      /** Bar codes with 14 digits. */
      gtins: v.array(v.string()),
      trackCount: v.nullable(v.number()),
      /** Duration of all tracks together; null if one is unknown. */
      durationMs: v.nullable(v.number()),
      /** `2026`, `2026-11` or `2026-11-20`. */
      date: v.nullable(v.string()),
    }),
  ),
  /** Countries in which the service says that it is live. `complete`: it has named all; else it was only asked for these. */
  countries: v.object({ live: v.array(v.string()), complete: v.boolean() }),
});
/** A candidate, parsed by {@link foundLinkSchema}. */
export type FoundLink = v.InferOutput<typeof foundLinkSchema>;

const service = {
  service: v.picklist(SERVICE_IDS),
  /** Text and address to show beside the service's data; null if it asks for none. */
  attribution: v.nullable(attributionSchema),
};

/** Findings of one service. */
const foundRowSchema = v.variant('status', [
  /** Surely the wanted release: may be added without a question. */
  v.object({ ...service, status: v.literal('found'), link: foundLinkSchema }),
  /** For a decision, best first. */
  v.object({ ...service, status: v.literal('doubtful'), candidates: v.array(foundLinkSchema) }),
  v.object({ ...service, status: v.literal('not-found') }),
  v.object({
    ...service,
    status: v.literal('not-reached'),
    reason: v.picklist(NOT_REACHED_REASONS),
    /** Until another try may succeed; null if unknown. */
    retryAfterSeconds: v.nullable(v.number()),
  }),
]);
/** A row, parsed by {@link foundRowSchema}. */
export type FoundRow = v.InferOutput<typeof foundRowSchema>;

/** Everything that was found. */
export const foundLinksSchema = v.object({
  by: v.picklist(['upc', 'isrc', 'url']),
  /** The example catalogue has answered, not the services. Screens say so. */
  example: v.boolean(),
  /** One row a service, asked services first. */
  rows: v.array(foundRowSchema),
  /** Names of services without a row of their own that did not answer, such as `MusicBrainz`. */
  notReached: v.array(v.string()),
});
/** Found links, parsed by {@link foundLinksSchema}. */
export type FoundLinks = v.InferOutput<typeof foundLinksSchema>;

/**
 * A store link from a found one. It keeps how it was found.
 *
 * @param id new id of the link within its release
 * @param now milliseconds since 1970
 */
export function storeLinkFrom(service: ServiceId, found: FoundLink, id: string, now: number): StoreLink {
  return {
    id,
    service,
    url: found.url,
    label: '',
    hidden: false,
    territories: [],
    source: found.method === 'url' ? 'pasted' : found.method,
    confidence: Math.round(found.confidence),
    foundAt: now,
  };
}
