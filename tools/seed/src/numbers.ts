import {
  addDays,
  CODES_LENGTH,
  dayOf,
  entryOf,
  figuresOf,
  METRIC_SLOT,
  monthOf,
  placeOf,
  releasePageKey,
  Sketch,
  slotOf,
  sumOfDay,
  withPerson,
  type Cell,
  type Counts,
  type DayContent,
  type Dimension,
  type Figures,
  type Metric,
  type MetricPeople,
  type PeopleSet,
  type Tables,
} from '@countin/domain/numbers';
import { paths } from '@countin/domain/documents';
import { createHash } from 'node:crypto';
import type { ArtistEntry } from './catalogue/entries.ts';
import type { ExampleDocument } from './example-document.ts';
import { numberFrom, pickFrom } from './invented.ts';
import { clipId } from './medleys.ts';
import { artistId } from './profile-ids.ts';

/** Days with numbers, today included. */
export const COUNTED_DAYS = 58;

const VISITORS = [
  { country: 'GB', language: 'en', shift: 0 },
  { country: 'GB', language: 'en', shift: 0 },
  { country: 'PT', language: 'pt', shift: 0 },
  { country: 'DE', language: 'de', shift: 1 },
  { country: 'FR', language: 'fr', shift: 1 },
  { country: 'NG', language: 'en', shift: 1 },
  { country: 'US', language: 'en', shift: -5 },
  { country: 'US', language: 'es', shift: -8 },
  { country: 'BR', language: 'pt', shift: -3 },
  { country: 'JP', language: 'ja', shift: 9 },
  { country: 'IN', language: 'hi', shift: 5 },
  { country: 'LB', language: 'ar', shift: 2 },
] as const;
const DEVICES = ['phone', 'phone', 'phone', 'phone', 'tablet', 'computer', 'computer'] as const;
const SOURCES = [
  { source: 'direct', app: 'browser' },
  { source: 'direct', app: 'browser' },
  { source: 'instagram.com', app: 'instagram' },
  { source: 'instagram.com', app: 'instagram' },
  { source: 'tiktok.com', app: 'tiktok' },
  { source: 'music-blog.example', app: 'browser' },
  { source: 'youtube.com', app: 'youtube' },
] as const;
const SERVICES = ['spotify', 'spotify', 'spotify', 'apple-music', 'deezer', 'tidal', 'bandcamp'] as const;
/** Hours in which fans look, by their own clock: more of them in the evening. */
const HOURS = [8, 9, 12, 13, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 23] as const;

/** Actions of one fan on one page: always a view, and maybe more. */
export interface ExampleVisit {
  readonly day: string;
  /** In UTC. */
  readonly hour: number;
  readonly page: string;
  readonly visitor: string;
  readonly counts: Counts;
  readonly people: MetricPeople<PeopleSet>;
  readonly tables: Tables<PeopleSet>;
}

/** All visits to an artist's pages in the last days, the same for the same day on every machine. */
export function exampleVisits(artist: ArtistEntry, now: number): ExampleVisit[] {
  const today = dayOf(now);
  return Array.from({ length: COUNTED_DAYS }, (_, at) => addDays(today, at + 1 - COUNTED_DAYS)).flatMap((day) =>
    visitsOfDay(artist, day, now),
  );
}

function visitsOfDay(artist: ArtistEntry, day: string, now: number): ExampleVisit[] {
  const pages = pagesOn(artist, day, now);
  return pages.flatMap(({ page, share, isOut }) => {
    const weekday = new Date(day).getUTCDay();
    const usual = 14 + numberFrom(`views ${artist.slug}`, 18) + (weekday === 5 || weekday === 6 ? 7 : 0);
    const views = Math.round((usual + numberFrom(`views ${page} ${day}`, 6)) * share);
    return Array.from({ length: views }, (_, index) => visit(artist.slug, page, day, index, isOut)).filter(
      ({ hour }) => Date.parse(day) + hour * 3_600_000 <= now,
    );
  });
}

/** Pages that are visited on a day: a release from 14 days before its own, most on the day itself. */
function pagesOn({ releases }: ArtistEntry, day: string, now: number) {
  const fromToday = Math.round((Date.parse(day) - Date.parse(dayOf(now))) / 86_400_000);
  const released = releases.flatMap((release) => {
    if (release.status !== undefined || release.day === null || release.day < -60) return [];
    const age = fromToday - release.day;
    if (age < -14) return [];
    const share = age < 0 ? 0.6 : 0.4 + 4 / (1 + age);
    return [{ page: releasePageKey(release.slug), share, isOut: age >= 0 }];
  });
  return [{ page: 'artist', share: 0.8, isOut: false }, { page: 'medley', share: 0.5, isOut: false }, ...released];
}

function visit(artist: string, page: string, day: string, index: number, isOut: boolean): ExampleVisit {
  const key = `${artist} ${page} ${day} ${index}`;
  const visitor = pickFrom(`visitor ${key}`, VISITORS);
  const clock = pickFrom(`hour ${key}`, HOURS);
  const { source, app } = pickFrom(`source ${key}`, SOURCES);
  const device = pickFrom(`device ${key}`, DEVICES);
  const roll = numberFrom(`what ${key}`, 100);
  const isRelease = page.startsWith('release.');
  const service = isRelease && isOut && roll < 45 ? pickFrom(`service ${key}`, SERVICES) : null;
  const signsUp = isRelease && !isOut && roll < 14;
  const left = page === 'medley' && roll < 70 ? numberFrom(`leave ${key}`, 11) : null;
  // Some come back on the same day.
  const name = `${artist} ${day} ${numberFrom(`who ${key}`, 1000)}`;
  const codes = createHash('sha256').update(name).digest('hex').slice(-CODES_LENGTH);
  const cellOf = (dimension: Dimension, clicks: boolean): Cell<PeopleSet> => {
    const people = withPerson('', codes, slotOf(dimension));
    return clicks ? [0, 1, 0, people] : [1, Number(service !== null), Number(signsUp), people];
  };
  const table = (dimension: Dimension, value: string | number, clicks = false) => ({
    [dimension]: { [value]: cellOf(dimension, clicks) },
  });
  const once = (happened: boolean) => (happened ? 1 : 0);
  const hasForm = isRelease && !isOut;
  const counts = countsOf({
    views: 1,
    visits: once(numberFrom(`visit ${key}`, 6) > 0),
    storeClicks: once(service !== null),
    releaseClicks: once(service !== null),
    formViews: once(hasForm && roll < 60),
    formStarts: once(hasForm && roll < 22),
    signups: once(signsUp),
    confirmed: once(signsUp && roll < 11),
    plays: once(left !== null),
    finished: once(left === 10),
    shares: once(roll === 50),
    calendars: once(hasForm && roll === 51),
  });
  const tables: Tables<PeopleSet> = {
    ...table('country', visitor.country),
    ...table('language', visitor.language),
    ...table('device', device),
    ...table('source', source),
    ...table('app', app),
    ...table('clock', clock),
    ...(source === 'instagram.com' && table('utmCampaign', 'bio')),
    ...(service && table('service', service, true)),
    ...(service && table('serviceCountry', `${service}:${visitor.country}`, true)),
    ...(left !== null && table('listen', `${clipId(numberFrom(`clip ${key}`, 4))}:${left}`, true)),
    ...(roll === 50 && table('share', 'native', true)),
  };
  return {
    day,
    hour: (clock - visitor.shift + 24) % 24,
    page,
    visitor: name,
    counts,
    people: Object.fromEntries(Object.keys(counts).map((metric) => [metric, withPerson('', codes, METRIC_SLOT)])),
    tables,
  };
}

/** Metrics without any are absent. */
const countsOf = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)) as Partial<Record<Metric, number>>;

/** Stored numbers of an artist: days in shards, months of the days that are over, and months of each page. */
export function numberDocuments(artist: ArtistEntry, now: number): ExampleDocument[] {
  const visits = Map.groupBy(exampleVisits(artist, now), ({ day }) => day);
  const today = dayOf(now);
  const contents = [...visits].map(([day, ofDay]) => ({ day, content: contentOf(ofDay) }));
  const over = contents.filter(({ day }) => day < today);
  const id = artistId(artist.slug);
  return [
    ...contents.map(({ day, content }) => ({
      path: paths.dayShard('artist', id, day, '0'),
      data: {
        day,
        shard: 0,
        writers: { seed: { flush: 1, at: now } },
        rolledUp: day < today,
        content: JSON.stringify(content),
      },
    })),
    ...[...Map.groupBy(over, ({ day }) => monthOf(day))].flatMap(([month, days]) => [
      {
        path: paths.monthNumbers('artist', id, month),
        data: {
          month,
          days: JSON.stringify(Object.fromEntries(days.map(({ day, content }) => [day.slice(8), entryOf(content)]))),
        },
      },
      ...pageMonths(id, month, days),
    ]),
  ];
}

interface CountedDay {
  readonly day: string;
  readonly content: DayContent;
}

function pageMonths(id: string, month: string, days: readonly CountedDay[]): ExampleDocument[] {
  const pages = new Set(days.flatMap(({ content }) => Object.keys(content.pages)));
  return [...pages].map((page) => {
    const ofPage: Record<string, Figures> = {};
    for (const { day, content } of days) {
      const tally = content.pages[page];
      if (tally) ofPage[day.slice(8)] = figuresOf(tally);
    }
    return {
      path: paths.pageMonth('artist', id, month, page),
      data: { month, page, days: JSON.stringify(ofPage) },
    };
  });
}

/** A day as the hosts would have counted it. */
function contentOf(visits: readonly ExampleVisit[]): DayContent {
  const sum = sumOfDay(
    visits.map(({ counts, people, tables, hour, page }) => {
      const tally = { counts, people, tables, visitors: '' };
      return { whole: tally, hours: { [hour]: counts }, pages: { [page]: tally } };
    }),
  );
  // Visitors at once: merging the sketches of single visits takes seconds.
  return {
    ...sum,
    whole: { ...sum.whole, visitors: visitorsOf(visits) },
    pages: Object.fromEntries(
      Object.entries(sum.pages).map(([page, tally]) => [
        page,
        { ...tally, visitors: visitorsOf(visits.filter((each) => each.page === page)) },
      ]),
    ),
  };
}

function visitorsOf(visits: readonly ExampleVisit[]): string {
  const sketch = new Sketch();
  for (const { visitor } of visits) sketch.add(placeOf(createHash('sha256').update(visitor).digest()));
  return sketch.encode();
}
