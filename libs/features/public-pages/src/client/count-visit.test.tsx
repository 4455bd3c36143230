import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beaconSchema } from '@countin/domain/analytics';
import { aReleasePage } from '@countin/domain/testing';
import { TOKEN_KEY } from '@countin/auth-sync/browser';
import * as v from 'valibot';
import { releasePage } from '../release/release-page.tsx';
import { aRequest, NOW, someServices } from '../testing/page-services.ts';
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
    click('a[data-service]');
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
  });

  it('without beacons in the browser is just not counted', async () => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
    await openRelease();
    expect(sent).toEqual([]);
  });

  it('of a page that was loaded ahead is counted when it is shown', () => {
    const page = document.implementation.createHTMLDocument();
    Object.assign(page, { prerendering: true });
    const count = vi.fn<CountEvent>();
    countVisit(count, { document: page, location, performance } as unknown as Window, false);
    expect(count).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(count).toHaveBeenCalledWith({ e: 'view' });
  });
});
