import type { CallFunction, PageResponse, PageServices } from '@countin/domain/pages';
import type { CallableOutput } from '@countin/domain/callables';
import { firstInstant, resolveMoment } from '@countin/domain/release';
import {
  aLabelProfile,
  anArtistPage,
  aReleasePage,
  RELEASE_DAYS,
  type ReleaseDaySample,
} from '@countin/domain/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embedPage } from '../embed/embed-page.tsx';
import { homePage } from '../home/home-page.tsx';
import { labelFeed } from '../label/label-page.tsx';
import { openPage } from '../page/page-context.ts';
import { LabelFeedPreview } from '../preview/label-feed-preview.tsx';
import { receiptPage } from '../receipt/receipt-page.tsx';
import { releasePage } from '../release/release-page.tsx';
import { artistBySlug } from '../routes/artist-routes.ts';
import { deviceIn } from '../testing/device-in.ts';
import { aRequest, HOSTS, pageOf, someServices, TOKEN } from '../testing/page-services.ts';
import { pass, visitPage } from '../testing/visit-page.ts';

const label = aLabelProfile();

/** Pages with a card of the release. */
const CARDS: Readonly<Record<string, (now: number, services: PageServices) => Promise<PageResponse | null>>> = {
  home: (now, services) => homePage(aRequest('/', { host: HOSTS.fourtrack, now }), services),
  artist: (now, services) =>
    artistBySlug(aRequest('/mira-okafor', { host: HOSTS.fourtrack, now }), services, 'mira-okafor'),
  'label feed': (now, services) => labelFeed(aRequest('/feed?subdomain=tide-line', { now }), services),
  'label widget': (now, services) => embedPage(aRequest('/embed/tide-line', { now }), services),
};

const servicesOf = ({ moment }: ReleaseDaySample) => {
  const releases = [
    aReleasePage({ title: 'Salt', labelId: label.id, releaseMoment: moment, firstInstant: firstInstant(moment) }),
  ];
  return someServices({ releases, label, artist: anArtistPage() }).services;
};

/** The date in the words of the page; another year than that of the reader's clock is named. */
function worded({ date, now, reader }: ReleaseDaySample, options: Intl.DateTimeFormatOptions): string {
  const yearNow = new Intl.DateTimeFormat('en-US', { timeZone: reader, year: 'numeric' }).format(Date.parse(now));
  const year = date.startsWith(yearNow) ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options, year }).format(Date.parse(date));
}

/** The sample for a reader on the clock of the release. */
const onOwnClock = (sample: ReleaseDaySample): ReleaseDaySample => ({
  ...sample,
  date: sample.moment.date,
  reader: sample.moment.mode === 'instant' ? sample.moment.zone : 'UTC',
});

/** An element that must be there. */
function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

const DAY = { month: 'long', day: 'numeric' } as const;

async function visit(page: PageResponse | null, reader: string): Promise<void> {
  if (!page) throw new Error('there is no such page');
  deviceIn(reader);
  visitPage(page);
  await pass(50);
}

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(RELEASE_DAYS.map((sample) => [sample.moment.date, sample.now, sample.reader, sample] as const))(
  'a release of %s, at %s in %s',
  (_date, time, reader, sample) => {
    const now = Date.parse(time);
    beforeEach(() => {
      vi.useFakeTimers({
        now,
        toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance', 'requestAnimationFrame'],
      });
    });

    test.each(Object.keys(CARDS))('has its date on a card of %s, and is out or coming', async (name) => {
      await visit((await CARDS[name]?.(now, servicesOf(sample))) ?? null, reader);
      const date = worded(sample, DAY);
      expect(find('.line').textContent).toBe(sample.out ? `Single, out since ${date}` : `Single, out ${date}`);
    });

    test('has it on its own page', async () => {
      const path = '/release/mira-okafor.tide-lines';
      await visit(await releasePage(aRequest(path, { now }), servicesOf(sample), 'mira-okafor.tide-lines'), reader);
      expect(find('[data-when=after]').hidden).toBe(!sample.out);
      if (!sample.out) expect(find('.when time').textContent).toContain(worded(sample, { ...DAY, weekday: 'long' }));
    });

    test.each([reader, null])('has it on a receipt of a fan whose zone is %s', async (zone) => {
      const { moment } = sample;
      const receipt: Partial<CallableOutput<'readReceipt'>> = {
        state: 'confirmed',
        scope: 'release',
        productId: 'salt',
        releaseTitle: 'Salt',
        artistName: 'Mira Okafor',
        artistSlug: 'mira-okafor',
        agreed: [],
        language: 'en',
        channel: 'email',
        zone,
        service: null,
        country: null,
        dueAt: resolveMoment(moment, zone ?? 'UTC').at,
        sentAt: null,
        consents: [],
        mayFollow: false,
      };
      const { services } = someServices({
        releases: [aReleasePage({ id: 'salt', releaseMoment: moment, firstInstant: firstInstant(moment) })],
        call: (() => Promise.resolve(receipt)) as unknown as CallFunction,
      });
      const page = pageOf(await receiptPage(aRequest(`/r/${TOKEN}`, { now }), services, TOKEN));
      const due = page.querySelector('.due')?.textContent;
      // Without a zone, the date is on the release's own clock, which is named.
      expect(due).toContain(worded(zone === null ? onOwnClock(sample) : sample, { ...DAY, weekday: 'long' }));
      expect(due).toMatch(/\d [AP]M, (.+ Time|.T|.*wherever you are)$/);
    });

    test('has it in the words for search engines, with its clock or for every clock', async () => {
      const path = '/release/mira-okafor.tide-lines';
      const page = pageOf(await releasePage(aRequest(path, { now }), servicesOf(sample), 'mira-okafor.tide-lines'));
      const words = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      if (sample.out && !/releases/.test(words)) return;
      expect(words).not.toMatch(/\d:\d\d/);
      expect(words).toContain(worded(onOwnClock(sample), DAY));
      expect(words).toMatch(sample.moment.mode === 'instant' ? /\(.+ Time\)\. Get/ : /\d\. Get/);
    });

    test('has it in the preview of a label, which knows the zone', () => {
      const { moment } = sample;
      const release = aReleasePage({ title: 'Salt', releaseMoment: moment, firstInstant: firstInstant(moment) });
      const view = { ...openPage(aRequest('/', { now }), servicesOf(sample), 'countin', 'label'), zone: reader };
      document.body.innerHTML = renderToStaticMarkup(LabelFeedPreview({ view, label, releases: [release] }));
      const date = worded(sample, DAY);
      expect(find('.line').textContent).toBe(sample.out ? `Single, out since ${date}` : `Single, out ${date}`);
    });

    test('has nothing untrue for this reader without script', async () => {
      for (const page of Object.values(CARDS)) {
        const response = await page(now, servicesOf(sample));
        const line = response && pageOf(response).querySelector('.line')?.textContent;
        // The date of an instant names its clock.
        expect(line).toMatch(sample.moment.mode === 'instant' ? /\(.+\)$/ : /\d$/);
        expect(line).not.toMatch(sample.out ? /^Single, out (?!since)/ : /^Single, out since/);
      }
    });
  },
);

test('a card follows its release at the reader’s midnight, while the page is open', async () => {
  const sample = RELEASE_DAYS.find(({ now, reader }) => now === '2026-11-25T07:59:59Z' && /Los/.test(reader));
  if (!sample) throw new Error('the table has no such sample');
  const now = Date.parse(sample.now);
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  await visit(await homePage(aRequest('/', { host: HOSTS.fourtrack, now }), servicesOf(sample)), sample.reader);
  expect(find('.line').textContent).toBe('Single, out November 25');
  await pass(1000);
  expect(find('.line').textContent).toBe('Single, out since November 25');
});
