import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sumOfDay } from '@countin/domain/numbers';
import { documents, readDocument } from '@countin/domain/documents';
import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { aReleasePage } from '@countin/domain/testing';
import { expect, test, vi } from 'vitest';
import { ask, onlyRelease, startCounting } from '../testing/counting-stage.ts';
import { setUpReader } from '../testing/reader-stage.ts';

/** Sources of the public pages. Applications import no other part of them. */
const PAGES = new URL('../../../../libs/features/public-pages/src/', import.meta.url).pathname;
const load = async <T>(name: string) => (await import(/* @vite-ignore */ join(PAGES, name))) as T;

/** It has no types. */
const DOM = 'jsdom';
interface Dom {
  readonly JSDOM: new (html: string, options: { readonly url: string }) => { readonly window: Window };
}

interface PageParts {
  readonly aRequest: (path: string, more: Partial<PageRequest>) => PageRequest;
  readonly someServices: (more: object) => { readonly services: PageServices };
  readonly releasePage: (
    request: PageRequest,
    services: PageServices,
    id: string,
  ) => Promise<Pick<PageResponse, 'body'>>;
  readonly createCounting: (window: unknown) => unknown;
  readonly countVisit: (count: unknown, window: unknown, isEmbed: boolean) => void;
}

const stage = setUpReader('demo-form-seen');
/** A release that is not out yet: its page has a form. */
const release = aReleasePage({
  id: 'tide',
  artistId: 'mira',
  releaseMoment: { mode: 'instant', date: '2026-11-20', time: '12:00', zone: 'UTC' },
});
const SLUGS = `${release.artistSlug}.${release.productSlug}`;
const PAGE = `/release/${SLUGS}`;

/** A page in a browser whose beacons go to the host. Everything is in view once it is observed. */
async function visit(port: number): Promise<void> {
  const { aRequest, someServices } = await load<PageParts>('testing/page-services.ts');
  const { releasePage } = await load<PageParts>('release/release-page.tsx');
  const { createCounting } = await load<PageParts>('browser/counting.ts');
  const { countVisit } = await load<PageParts>('client/count-visit.ts');
  const { services } = someServices({ releases: [release] });
  const { body } = await releasePage(aRequest(PAGE, { now: Date.UTC(2026, 10, 19) }), services, SLUGS);
  const { JSDOM } = (await import(/* @vite-ignore */ DOM)) as Dom;
  const { window } = new JSDOM(String(body), { url: `http://countin.localhost:5173${PAGE}` });
  const sent: Promise<number>[] = [];
  Object.assign(window.navigator, {
    sendBeacon: (path: string, content: string) => sent.push(ask(port, { path, body: content })),
  });
  const IntersectionObserver = class {
    readonly #notify: (entries: readonly object[], observer: object) => void;
    constructor(notify: (entries: readonly object[], observer: object) => void) {
      this.#notify = notify;
    }
    observe() {
      queueMicrotask(() => this.#notify([{ isIntersecting: true }], this));
    }
    disconnect() {
      return undefined;
    }
  };
  vi.stubGlobal('IntersectionObserver', IntersectionObserver);
  countVisit(createCounting(window), window, false);
  await Promise.resolve();
  expect(await Promise.all(sent)).toEqual([204, 204]);
  window.close();
}

test('a signup form that comes into view on a page is a number of its artist', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'countin-form-seen-'));
  await stage.firestore().doc(documents.artistProfile('mira').path).set({ id: 'mira' });
  const counting = await startCounting({
    firestore: stage.firestore(),
    folder,
    read: { ...onlyRelease, releaseBySlugs: () => Promise.resolve(release) },
  });
  await visit(counting.port);
  await counting.stop();
  rmSync(folder, { recursive: true, force: true });
  const shards = await stage.firestore().collection(documents.dayNumbers('artist', 'mira').path).get();
  const { whole } = sumOfDay(shards.docs.flatMap((each) => readDocument(documents.dayNumbers, each)?.content ?? []));
  expect(whole.counts).toMatchObject({ views: 1, formViews: 1 });
});
