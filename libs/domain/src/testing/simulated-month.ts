import { addDays, dayOf } from '../numbers/days.ts';
import type { Dimension, Metric } from '../numbers/measures.ts';

/** How much happens in a simulated time. */
export interface SimulatedSize {
  /** The same number gives the same events. */
  readonly seed: number;
  readonly artists: number;
  readonly days: number;
  /** First day, in UTC. */
  readonly from: string;
  /** Visits to an artist on a day, about. */
  readonly visits: number;
}

/** Events that a browser sends to a host, with their times. */
interface SimulatedEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly artistId: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the beacon. */
  readonly body: string;
}

/** Numbers of a value, `[views, clicks, signups]`, and who made them. */
interface TrueCell {
  readonly counts: [number, number, number];
  readonly people: Set<string>;
}

/** True numbers of a range, counted without any code of the product. */
interface Truth {
  readonly counts: Map<Metric, number>;
  readonly people: Map<Metric, Set<string>>;
  readonly tables: Map<Dimension, Map<string, TrueCell>>;
  readonly visitors: Set<string>;
}

/** An artist of a simulation, with the page of the artist and of a release. */
export interface SimulatedArtist {
  readonly id: string;
  readonly slug: string;
  readonly productId: string;
  /** Milliseconds since 1970. */
  readonly releasedAt: number;
}

/** A simulated time: what was sent, and the truth by artist, day and page. The page `*` is the whole. */
export interface SimulatedMonth {
  readonly artists: readonly SimulatedArtist[];
  readonly days: readonly string[];
  /** In the order of their times. */
  readonly events: readonly SimulatedEvent[];
  readonly truth: ReadonlyMap<string, Truth>;
}

/** Key of {@link SimulatedMonth.truth}. */
export const truthKey = (artistId: string, day: string, page = '*'): string => `${artistId} ${day} ${page}`;

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0';
const AGENTS = [
  {
    text: `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    device: 'phone',
    app: 'browser',
  },
  {
    text: `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${SAFARI} Mobile/15E148 Instagram 400.0`,
    device: 'phone',
    app: 'instagram',
  },
  {
    text: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
    device: 'computer',
    app: 'browser',
  },
  {
    text: `Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    device: 'tablet',
    app: 'browser',
  },
] as const;
const PLACES = ['DE de', 'GB en', 'US en', 'US es', 'FR fr', 'BR pt', 'JP ja', 'IN hi', 'LB ar'] as const;
const SOURCES = [
  { r: undefined, source: 'direct' },
  { r: 'https://www.instagram.com/mira/p/1', source: 'instagram.com' },
  { r: 'https://www.tiktok.com/@mira?mail=mira@example.com', source: 'tiktok.com' },
  { r: 'android-app://com.google.android.gm/', source: 'com.google.android.gm' },
] as const;
const TAGS = [
  { q: undefined, tag: undefined },
  { q: undefined, tag: undefined },
  { q: '?utm_source=Newsletter', tag: 'newsletter' },
  { q: '?utm_source=mira%40example.com', tag: '*' },
] as const;
const SERVICES = ['spotify', 'apple-music', 'deezer', 'bandcamp'] as const;
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function noteMetric({ counts, people, visitors }: Truth, metric: Metric, who: string | null): void {
  counts.set(metric, (counts.get(metric) ?? 0) + 1);
  if (who === null) return;
  people.set(metric, (people.get(metric) ?? new Set()).add(who));
  if (metric === 'views') visitors.add(who);
}

/** Counts that an event adds, by the description of the numbers. */
interface Added {
  readonly metrics: readonly Metric[];
  readonly values: Partial<Record<Dimension, string>>;
  readonly slot: 0 | 1;
}

/** A visitor on a page. */
interface Acting {
  readonly send: (content: object, added: Added, later?: number) => void;
  readonly artist: SimulatedArtist;
  readonly at: number;
  readonly onRelease: boolean;
  readonly fan: Added['values'];
  readonly from: Added['values'];
  readonly country: string;
}

/**
 * Simulates visits to artists whose releases come out in the middle of the period. Visitors include programs and
 * opted-out people.
 */
export function simulateMonth({ seed, artists: number, days: length, from, visits }: SimulatedSize): SimulatedMonth {
  const next = random(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const days = Array.from({ length }, (_, at) => addDays(from, at));
  const released = Date.parse(addDays(from, Math.floor(length / 2))) + 9 * 3_600_000;
  const artists = Array.from({ length: number }, (_, at) => ({
    id: `artist-${at}`,
    slug: `artist-${at}`,
    productId: `product-${at}`,
    releasedAt: released,
  }));
  const events: SimulatedEvent[] = [];
  const truth = new Map<string, Truth>();

  const note = (artistId: string, at: number, page: string, { metrics, values, slot }: Added, who: string | null) => {
    for (const scope of ['*', page]) {
      const key = truthKey(artistId, dayOf(at), scope);
      const known: Truth = truth.get(key) ?? {
        counts: new Map(),
        people: new Map(),
        tables: new Map(),
        visitors: new Set(),
      };
      truth.set(key, known);
      for (const metric of metrics) noteMetric(known, metric, who);
      for (const [dimension, value] of Object.entries(values) as [Dimension, string][]) {
        const table = known.tables.get(dimension) ?? new Map<string, TrueCell>();
        known.tables.set(dimension, table);
        const cell = table.get(value) ?? { counts: [0, 0, 0], people: new Set() };
        cell.counts[slot] += 1;
        if (who !== null) cell.people.add(who);
        table.set(value, cell);
      }
    }
  };

  /** Possible actions of a visitor on a page. */
  const act = ({ send, artist, at, onRelease, fan, from, country }: Acting) => {
    if (next() < 0.3 && onRelease) {
      const service = pick(SERVICES);
      const metrics: Metric[] = at + 1 >= artist.releasedAt ? ['storeClicks', 'releaseClicks'] : ['storeClicks'];
      const values = { ...fan, ...from, service, serviceCountry: `${service}:${country}` };
      send({ e: 'store', t: service }, { metrics, values, slot: 1 }, 1);
    }
    if (next() < 0.1) send({ e: 'share', t: 'copy' }, { metrics: ['shares'], values: { share: 'copy' }, slot: 1 }, 1);
    if (next() < 0.2) send({ e: 'form', t: 'seen' }, { metrics: ['formViews'], values: {}, slot: 1 }, 1);
    if (next() < 0.1) {
      const n = below(11);
      send({ e: 'play', t: 'clip' }, { metrics: ['plays'], values: {}, slot: 1 }, 1);
      send(
        { e: 'leave', t: 'clip', n },
        { metrics: n === 10 ? ['finished'] : [], values: { listen: `clip:${n}` }, slot: 1 },
        1,
      );
    }
    if (next() < 0.05)
      send(
        { e: 'link', t: 'https://shop.example' },
        { metrics: ['buttonClicks'], values: { button: 'shop.example' }, slot: 1 },
        1,
      );
  };

  const visit = (artist: SimulatedArtist, day: string) => {
    const at = Date.parse(day) + below(86_400) * 1000;
    const onRelease = next() < 0.7;
    const path = onRelease ? `/release/${artist.productId}` : `/${artist.slug}`;
    const page = onRelease ? `release.${artist.productId}` : 'artist';
    const who = below(visits * 2);
    const address = `10.${below(2)}.${Math.floor(who / 250)}.${who % 250}`;
    const agent = AGENTS[who % AGENTS.length] ?? AGENTS[0];
    const [country = '', language = ''] = (PLACES[who % PLACES.length] ?? PLACES[0]).split(' ');
    const { r, source } = pick(SOURCES);
    const { q, tag } = pick(TAGS);
    const h = below(24);
    const kind = below(20);
    const isProgram = kind === 0;
    const headers = {
      'user-agent': isProgram ? BOT : agent.text,
      'accept-language': `${language},en;q=0.5`,
      'x-country': country,
      host: onRelease ? 'countin.localhost:5173' : '4track.localhost:5173',
      ...(kind === 1 && { 'sec-gpc': '1' }),
    };
    const isCounted = kind > 1;
    const send = (content: object, added: Added, later = 0) => {
      const body = JSON.stringify({ ...content, p: path, at: at + later, h, ...(r && { r }), ...(q && { q }) });
      events.push({ at: at + later, artistId: artist.id, address, headers, body });
      if (isCounted) note(artist.id, at + later, page, added, `${address} ${agent.text}`);
      else if (isProgram) note(artist.id, at + later, page, { metrics: ['bots'], values: {}, slot: 0 }, null);
    };
    const fan = { country, language, device: agent.device };
    const from = { source, clock: String(h), ...(tag && { utmSource: tag }) };
    send(
      { e: 'view' },
      {
        metrics: ['views', 'visits'],
        values: { ...fan, ...from, app: agent.app },
        slot: 0,
      },
    );
    act({ send, artist, at, onRelease, fan, from, country });
  };

  for (const day of days)
    for (const artist of artists) {
      const number = visits / 2 + below(visits);
      for (let at = 0; at < number; at += 1) visit(artist, day);
    }
  return { artists, days, events: events.sort((a, b) => a.at - b.at), truth };
}
