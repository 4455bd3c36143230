import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { beaconSchema } from '@countin/domain/numbers';
import { aReleasePage } from '@countin/domain/testing';
import { TOKEN_KEY } from '@countin/auth-sync/browser';
import * as v from 'valibot';
import { PERSON_KEY, writePerson } from '../bar/bar-person.ts';
import { embedPage } from '../embed/embed-page.tsx';
import { artistBySlug } from '../routes/artist-routes.ts';
import { releasePage } from '../release/release-page.tsx';
import { aRequest, HOSTS, NOW, someServices } from '../testing/page-services.ts';
import { visitPage } from '../testing/visit-page.ts';
import type { CountEvent } from '../browser/counting.ts';
import { countVisit } from './count-visit.ts';

const release = aReleasePage({
  id: 'salt',
  title: 'Salt',
  releaseMoment: { mode: 'instant', date: '2026-11-20', time: '12:00', zone: 'UTC' },
});
const openRelease = async () =>
  visitPage(
    await releasePage(
      aRequest('/release/mira-okafor.tide-lines', { now: NOW + 1000 }),
      someServices({ releases: [release] }).services,
      'mira-okafor.tide-lines',
    ),
  );

let sent: unknown[];
beforeEach(() => {
  sent = [];
  Object.assign(navigator, {
    sendBeacon: (address: string, body: string) => sent.push({ address, ...v.parse(beaconSchema, JSON.parse(body)) }),
  });
  document.addEventListener('click', stay);
});
afterEach(() => {
  document.removeEventListener('click', stay);
  Reflect.deleteProperty(navigator, 'sendBeacon');
  localStorage.clear();
});
const stay = (event: Event) => event.preventDefault();
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

describe('a visit', () => {
  it('is counted once, with the clicks that lead away, and leaves nothing on the device', async () => {
    await openRelease();
    expect(sent).toMatchObject([{ address: '/count', e: 'view', p: location.pathname, h: new Date().getHours() }]);
    const { service } = document.querySelector<HTMLElement>('a[data-service]')?.dataset ?? {};
    const store = document.querySelector<HTMLAnchorElement>('a[data-service]')!;
    expect(store.getAttribute('href')).toBe('?go=link-1');
    click('a[data-service]');
    // The beacon has counted the click: no redirect of the host may count it again.
    expect(store.href).toBe('https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy');
    click('a[data-service] span');
    expect(sent.slice(1)).toMatchObject([
      { e: 'store', t: service },
      { e: 'store', t: service },
    ]);
    expect(Object.keys(localStorage).filter((key) => key !== 'countin-service')).toEqual([]);
    expect(document.cookie).toBe('');
  });

  it('of someone who is signed in to Countin is not counted', async () => {
    localStorage.setItem(TOKEN_KEY, 'token');
    await openRelease();
    click('a[data-service]');
    expect(sent).toEqual([]);
    // And by no redirect.
    expect(document.querySelector('a[data-service]')?.getAttribute('href')).toMatch(/^https:/);
  });

  it.each([
    ['an artist', true, []],
    ['a fan', false, [{ e: 'view' }]],
  ])('of %s who is signed in to 4track is counted for fans alone', async (_who, ownsArtist, counted) => {
    localStorage.setItem(PERSON_KEY, writePerson({ name: 'Mira', ownsArtist, pro: false }));
    const { services } = someServices({ releases: [release] });
    const page = await artistBySlug(aRequest('/mira-okafor', { host: HOSTS.fourtrack }), services, 'mira-okafor');
    visitPage(page!);
    expect(sent).toMatchObject(counted);
    expect(sent).toHaveLength(counted.length);
  });

  it('in a frame of another site is an embed, also of members: a frame reads no storage', async () => {
    localStorage.setItem(TOKEN_KEY, 'token');
    visitPage((await embedPage(aRequest('/embed/release/salt'), someServices({ releases: [release] }).services))!);
    expect(sent).toMatchObject([{ e: 'view', x: 1 }]);
  });

  it('without beacons in the browser leaves its clicks to the redirect', async () => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
    await openRelease();
    click('a[data-service]');
    expect(sent).toEqual([]);
    expect(document.querySelector('a[data-service]')?.getAttribute('href')).toBe('?go=link-1');
  });

  it('counts links that the middle button opens, and none that a menu is opened on', async () => {
    await openRelease();
    const store = document.querySelector('a[data-service]');
    for (const button of [1, 2]) store?.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true }));
    expect(sent).toHaveLength(2);
  });

  it('counts a signup form once, when it comes into view, and when it is begun', async () => {
    const observers: { target?: Element; see: (isIntersecting: boolean) => void; isOver: boolean }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #own = { isOver: false, see: (_: boolean) => undefined as void } as (typeof observers)[number];
        constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[], observer: object) => void) {
          this.#own.see = (isIntersecting) => (this.#own.isOver ? undefined : notify([{ isIntersecting }], this));
          observers.push(this.#own);
        }
        observe(target: Element) {
          this.#own.target = target;
        }
        disconnect() {
          this.#own.isOver = true;
        }
      },
    );
    // The countdown of the page ends with the test.
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    visitPage(
      await releasePage(
        aRequest('/release/mira-okafor.tide-lines', { now: NOW - 86_400_000 }),
        someServices({ releases: [release] }).services,
        'mira-okafor.tide-lines',
      ),
    );
    const field = document.querySelector<HTMLInputElement>('[name=contact]')!;
    const observer = observers.find(({ target }) => target === field)!;
    observer.see(false);
    expect(sent.slice(1)).toEqual([]);
    observer.see(true);
    observer.see(true);
    field.dispatchEvent(new FocusEvent('focus'));
    expect(sent.slice(1)).toMatchObject([
      { e: 'form', t: 'seen' },
      { e: 'form', t: 'begun' },
    ]);
  });

  it('of a page that was loaded ahead is counted when it is shown', () => {
    const page = document.implementation.createHTMLDocument();
    Object.assign(page, { prerendering: true });
    const count = vi.fn<CountEvent>();
    countVisit(count, { document: page, location, performance } as unknown as Window & typeof globalThis, false);
    expect(count).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(count).toHaveBeenCalledWith({ e: 'view' });
  });
});
