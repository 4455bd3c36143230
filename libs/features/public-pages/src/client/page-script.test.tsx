import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReleasePage } from '@countin/domain/testing';
import type { CallFunction, PageResponse } from '@countin/domain/pages';
import { artistBySlug } from '../routes/artist-routes.ts';
import { homePage } from '../home/home-page.tsx';
import { receiptPage } from '../receipt/receipt-page.tsx';
import { releasePage } from '../release/release-page.tsx';
import { aRequest, HOSTS, NOW, someServices, TOKEN } from '../testing/page-services.ts';
import { pass, visitPage } from '../testing/visit-page.ts';
import { PERSON_KEY, writePerson } from '../bar/bar-person.ts';

/** A visit with the network as given. */
const visit = (response: PageResponse, fetch?: typeof globalThis.fetch) => visitPage(response, fetch && { fetch });
const answering =
  (value: unknown): typeof globalThis.fetch =>
  async () =>
    Response.json(value);
const find = <T extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;

const at = NOW + 3000;
const release = aReleasePage({
  id: 'salt',
  title: 'Salt',
  releaseMoment: { mode: 'instant', date: '2026-11-20', time: '12:00', zone: 'UTC' },
});
/** The page as it was three seconds before its moment. */
const beforehand = () =>
  releasePage(
    aRequest('/release/mira-okafor.tide-lines', { now: NOW - 3000 }),
    someServices({ releases: [release] }).services,
    'mira-okafor.tide-lines',
  );

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW - 3000,
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance', 'requestAnimationFrame'],
  });
  HTMLElement.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('a release page', () => {
  it('counts down and shows the released state at the moment, without a network', async () => {
    visit(await beforehand());
    expect(find('[data-unit=second]').textContent).toMatch(/^03 seconds$/);
    await pass(1100);
    expect(find('[data-unit=second]').textContent).toBe('02 seconds');
    expect(find('[data-when=after]').hidden).toBe(true);
    await pass(2000);
    expect([find('[data-when=before]').hidden, find('[data-when=after]').hidden]).toEqual([true, false]);
    await pass(50);
    expect(find('[data-when=after] h2').textContent).toBe('Salt is now available');
  });

  it('offers to follow the artist after the moment, posted in place', async () => {
    const sent: string[] = [];
    visit(await beforehand(), async (url, init) => {
      if (init?.method !== 'POST') throw new Error('away');
      sent.push(`${String(url)} ${String(new URLSearchParams(String(init.body)).get('scope'))}`);
      return Response.json({
        scope: 'artist',
        ok: true,
        title: 'Almost there',
        text: 'Sent.',
        another: 'Use another address',
      });
    });
    expect(document.querySelector('#follow')).toBeNull();
    await pass(3100);
    find<HTMLFormElement>('#follow').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(find('#follow').textContent).toContain('Almost there'));
    expect(sent).toEqual([expect.stringMatching(/\/release\/mira-okafor\.tide-lines\?lang=en#follow artist$/)]);
  });

  it('uses the server’s clock where the device’s is wrong', async () => {
    visit(await beforehand(), answering({ now: at }));
    await pass(20);
    expect(find('[data-when=after]').hidden).toBe(false);
  });

  it('updates when the page becomes visible again', async () => {
    visit(await beforehand());
    vi.setSystemTime(NOW + 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(100);
    expect(find('[data-when=after]').hidden).toBe(false);
  });

  it('shows the moment in the fan’s time zone', async () => {
    visit(await beforehand());
    expect(find('.clock').textContent).toBe('your time');
  });

  it('keeps the focus on the replaced element', async () => {
    visit(await beforehand());
    find('#contact').focus();
    await pass(3100);
    await pass(50);
    expect(document.activeElement).toBe(find('[data-when=after] h2'));
  });
});

describe('the signup form', () => {
  const submit = async () => {
    find<HTMLFormElement>('[data-signup]').dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true }),
    );
    await pass(0);
    await vi.waitFor(() => expect(document.querySelector('[aria-disabled]')).toBeNull());
  };

  it('posts in place, with the fan’s zone, and shows thanks where it stood', async () => {
    const sent: { url: string; body: string; accept: string | null }[] = [];
    visit(await beforehand(), async (url, init) => {
      if (String(url).startsWith('/time')) return Response.json({ now: NOW - 3000 });
      sent.push({ url: String(url), body: String(init?.body), accept: new Headers(init?.headers).get('accept') });
      return Response.json({
        scope: 'release',
        ok: true,
        title: 'Almost there',
        text: 'We sent a message to ana@example.com.',
        another: 'Use another address',
      });
    });
    find<HTMLInputElement>('#contact').value = 'ana@example.com';
    await submit();
    expect(sent[0]?.accept).toBe('application/json');
    expect(sent[0]?.url).toContain('/release/mira-okafor.tide-lines?lang=en#notify');
    const fields = new URLSearchParams(sent[0]?.body);
    expect([fields.get('contact'), fields.get('zone')]).toEqual([
      'ana@example.com',
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    ]);
    expect(find('#notify').textContent).toBe('Almost thereWe sent a message to ana@example.com.Use another address');
    expect(document.activeElement).toBe(find('#notify'));
    expect(find('[data-notify]').hidden).toBe(true);
  });

  it('keeps the entries for a mistyped address', async () => {
    visit(await beforehand(), async (url) =>
      Response.json(
        String(url).startsWith('/time')
          ? { now: NOW - 3000 }
          : { scope: 'release', ok: true, title: 'Almost there', text: 'Sent.', another: 'Use another address' },
      ),
    );
    find<HTMLInputElement>('#contact').value = 'ana@exmaple.com';
    find<HTMLInputElement>('#name').value = 'Ana';
    await submit();
    find('#notify a').click();
    expect([
      find<HTMLInputElement>('#contact').value,
      find<HTMLInputElement>('#name').value,
      document.activeElement,
    ]).toEqual(['ana@exmaple.com', 'Ana', find('#contact')]);
    expect([find('form#notify').hidden, find('[data-notify]').hidden]).toEqual([false, false]);
  });

  it('of an artist’s page posts in place too, so that a medley plays on', async () => {
    const page = await artistBySlug(
      aRequest('/mira-okafor', { host: HOSTS.fourtrack }),
      someServices().services,
      'mira-okafor',
    );
    const sent: string[] = [];
    visit(page as PageResponse, async (url, init) => {
      if (init?.method !== 'POST') return Response.json({ now: NOW });
      sent.push(`${String(url)} ${String(new URLSearchParams(String(init.body)).get('scope'))}`);
      return Response.json({
        scope: 'artist',
        ok: true,
        title: 'Almost there',
        text: 'Sent.',
        another: 'Use another address',
      });
    });
    await submit();
    expect(sent[0]).toMatch(/\/mira-okafor\?lang=en#follow artist$/);
    expect(find('#follow').textContent).toContain('Almost there');
  });

  it('of an artist’s page posts in place too, so that the player continues', async () => {
    const releases = [aReleasePage({ id: 'salt' })];
    const { services } = someServices({ releases });
    const response = await artistBySlug(aRequest('/mira-okafor', { host: HOSTS.fourtrack }), services, 'mira-okafor');
    const sent: string[] = [];
    if (!response) throw new Error('there is no such page');
    visit(response, async (url, init) => {
      if (String(url).startsWith('/time')) return Response.json({ now: NOW });
      sent.push(`${init?.method} ${String(url)}`);
      return Response.json({
        scope: 'artist',
        ok: true,
        title: 'Almost there',
        text: 'We sent a message.',
        another: 'Use another address',
      });
    });
    const playing = document.body.appendChild(document.createElement('audio'));
    await submit();
    expect(sent).toEqual(['POST /mira-okafor?lang=en#follow']);
    expect(find('#follow').textContent).toBe('Almost thereWe sent a message.Use another address');
    expect(playing.isConnected).toBe(true);
  });

  it('shows an error at its field, and clears it again', async () => {
    const answers = [
      { ok: false, field: 'contact', message: 'Provide at least one way to reach you' },
      { ok: false, field: null, message: 'Wait a minute.' },
    ];
    visit(await beforehand(), async (url) =>
      Response.json(String(url).startsWith('/time') ? { now: NOW - 3000 } : answers.shift()),
    );
    await submit();
    expect(find('#contact-error').textContent).toBe('Provide at least one way to reach you');
    expect([find('#contact').getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', find('#contact')]);
    await submit();
    expect(document.querySelector('#contact-error')).toBeNull();
    expect(find('#contact').hasAttribute('aria-invalid')).toBe(false);
    expect(find('[data-error-of=form]').textContent).toBe('Wait a minute.');
  });

  it('reports a failed connection, and keeps the entries', async () => {
    visit(await beforehand());
    find<HTMLInputElement>('#contact').value = 'ana@example.com';
    await submit();
    expect(find('[data-error-of=form]').textContent).toBe('We can’t be reached right now. Try again in a moment.');
    expect(find<HTMLInputElement>('#contact').value).toBe('ana@example.com');
  });
});

describe('sharing', () => {
  const share = async (navigator: object) => {
    for (const [name, value] of Object.entries({ share: undefined, clipboard: undefined, ...navigator }))
      Object.defineProperty(window.navigator, name, { value, configurable: true });
    visit(await beforehand());
    find('.actions button:not([data-keep])').click();
    await pass(0);
  };
  const url = 'http://countin.localhost:5173/release/mira-okafor.tide-lines';

  it('opens the device’s share sheet', async () => {
    const sheet = vi.fn(async () => undefined);
    await share({ share: sheet });
    expect(sheet).toHaveBeenCalledWith({ title: 'Salt by Mira Okafor', url });
  });

  it('copies the link where there is no share sheet, and says so', async () => {
    const writeText = vi.fn(async () => undefined);
    await share({ clipboard: { writeText } });
    expect(writeText).toHaveBeenCalledWith(url);
    expect(find('#live').textContent).toBe('Link copied');
  });

  it('does nothing when the share sheet is closed', async () => {
    const writeText = vi.fn(async () => undefined);
    await share({
      share: async () => Promise.reject(new DOMException('closed', 'AbortError')),
      clipboard: { writeText },
    });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('shows the link where nothing can be copied', async () => {
    await share({ clipboard: { writeText: async () => Promise.reject(new Error('denied')) } });
    expect(find('#live').textContent).toContain(url);
  });
});

describe('a receipt', () => {
  const entry = { method: 'form', at: NOW, wordingVersion: '2026-11', language: 'en' };
  const consent = (kind: string, id: string, name: string, status: string) => ({
    scope: { kind, id },
    name,
    status,
    entries: [{ ...entry, action: 'given' }, ...(status === 'confirmed' ? [{ ...entry, action: 'confirmed' }] : [])],
  });
  /** The function's answers about a fan who has ticked the artist beside a release. */
  const answers = (state: string) => {
    const isRequested = state === 'unconfirmed';
    return {
      state,
      scope: 'release',
      productId: 'salt',
      releaseTitle: 'Salt',
      artistName: 'Mira Okafor',
      contact: 'ana@example.com',
      language: 'en',
      agreed: [
        { wording: 'About this.', language: 'en' },
        ...(isRequested ? [] : [{ wording: 'About all.', language: 'en' }]),
      ],
      consents: isRequested
        ? [consent('release', 'salt', 'Salt', 'unconfirmed')]
        : [
            consent('release', 'salt', 'Salt', 'confirmed'),
            consent('artist', 'artist-mira', 'Mira Okafor', 'confirmed'),
          ],
      mayFollow: false,
    };
  };
  const page = (state: string, change: Parameters<typeof aRequest>[1] = {}) => {
    const call = (async () => answers(state)) as unknown as CallFunction;
    return receiptPage(aRequest(`/r/${TOKEN}`, change), someServices({ call }).services, TOKEN);
  };
  const receipt = (state: string) => page(state);
  /** What the host answers to the script's form, after the function has confirmed. */
  const confirming = async () => {
    const { body } = await page('confirmed', { method: 'POST', form: { action: 'confirm' }, wantsJson: true });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };

  it('confirms when it is opened', async () => {
    const posted: string[] = [];
    visit(await receipt('unconfirmed'), async (url, init) => {
      posted.push(`${String(url)} ${String(init?.body)}`);
      return confirming();
    });
    await vi.waitFor(() => expect(find('h1').textContent).toBe('You’re on the list'));
    expect(posted).toEqual([
      `/r/${TOKEN} action=confirm&zone=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}`,
    ]);
    expect(find('form:has([value=confirm])').hidden).toBe(true);
  });

  it('confirms even for a fan who closes the page at once', async () => {
    // The browser goes on with such a request after its page is gone.
    const goesOn: unknown[] = [];
    visit(await receipt('unconfirmed'), async (_, init) => {
      goesOn.push(init?.keepalive);
      return confirming();
    });
    await vi.waitFor(() => expect(goesOn).toEqual([true]));
  });

  it('is current once it has confirmed: history, what was agreed to, and what can be stopped', async () => {
    visit(await receipt('unconfirmed'), confirming);
    expect(document.querySelectorAll('.consents ul > li')).toHaveLength(1);
    await vi.waitFor(() => expect(find('h1').textContent).toBe('You’re on the list'));
    const items = [...document.querySelectorAll('.consents ul > li')];
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
      'Salt Confirmed',
      'Every new release Confirmed',
    ]);
    expect(items.map((item) => item.querySelector('ol li:last-child')?.textContent?.split(' · ')[0])).toEqual([
      'Confirmed',
      'Confirmed',
    ]);
    expect(items.map((item) => item.querySelector('button')?.textContent)).toEqual(['Unsubscribe', 'Unsubscribe']);
    expect([...document.querySelectorAll('.agreed q')].map((q) => q.textContent)).toEqual([
      'About this.',
      'About all.',
    ]);
    expect(find('.stop p').textContent).toBe('Changed your mind? This ends: Salt and Every new release.');
  });

  it('keeps what the fan has opened while nothing has changed', async () => {
    visit(await receipt('unconfirmed'), answering({ ok: false, message: 'Too many requests.' }));
    find<HTMLDetailsElement>('.changes details:last-child').open = true;
    await vi.waitFor(() => expect(find('.form-error').textContent).toBe('Too many requests.'));
    expect(find<HTMLDetailsElement>('.changes details:last-child').open).toBe(true);
  });

  it('already confirmed posts nothing', async () => {
    const fetch = vi.fn(answering({}));
    visit(await receipt('confirmed'), fetch);
    await pass(10);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('keeps its button when confirming fails', async () => {
    visit(await receipt('unconfirmed'), answering({ ok: false, message: 'Too many requests.' }));
    await vi.waitFor(() => expect(find('.form-error').textContent).toBe('Too many requests.'));
    expect(find('form:has([value=confirm])').hidden).toBe(false);
    expect(find('h1').textContent).toBe('One tap and you’re on the list');
  });
});

describe('4track’s navigation', () => {
  const MIRA = { name: 'Mira', ownsArtist: true, pro: false };
  const home = async () => homePage(aRequest('/', { host: HOSTS.fourtrack }), someServices().services);
  /** Audience of each visible part of the bar. */
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>('.site-bar [data-for]')]
      .filter((part) => !part.closest('[hidden]'))
      .map((part) => part.dataset['for']);

  it.each([
    ['a visitor', null, ['visitor', 'visitor']],
    ['an artist without Pro', MIRA, ['person', 'person', 'artist', 'person', 'upgrade']],
    ['an artist with Pro', { ...MIRA, pro: true }, ['person', 'person', 'artist', 'person']],
    ['a user without an artist', { ...MIRA, ownsArtist: false }, ['person', 'person', 'person']],
  ])('shows the links of %s', async (_who, person, parts) => {
    if (person) localStorage.setItem(PERSON_KEY, writePerson(person));
    visit(await home());
    expect(seen()).toEqual(parts);
    expect(find('.bar-name').textContent).toBe(person?.name ?? '');
  });

  it.each(['Mira', '{"name":7}', '[]', 'null'])('is a visitor’s where the stored value %s is invalid', async (text) => {
    localStorage.setItem(PERSON_KEY, text);
    visit(await home());
    expect(seen()).toEqual(['visitor', 'visitor']);
  });

  it('follows another tab', async () => {
    visit(await home());
    localStorage.setItem(PERSON_KEY, writePerson(MIRA));
    window.dispatchEvent(new StorageEvent('storage', { key: PERSON_KEY }));
    expect(seen()).toContain('person');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(seen()).toEqual(['visitor', 'visitor']);
  });

  it('has a menu that closes on a click outside it and on Escape', async () => {
    localStorage.setItem(PERSON_KEY, writePerson(MIRA));
    visit(await home());
    const menu = find<HTMLDetailsElement>('[data-menu]');
    menu.open = true;
    find('.bar-upgrade').click();
    expect(menu.open).toBe(true);
    find('h1').click();
    expect(menu.open).toBe(false);
    menu.open = true;
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });

  it('links to the other site with a cross-site sign-in', async () => {
    const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-other-site]')].map(({ href }) => href);
    visit(await home());
    expect(links()).toEqual(['http://countin.localhost:5173/upgrade', 'http://countin.localhost:5173/']);
    localStorage.setItem(PERSON_KEY, writePerson(MIRA));
    visit(await home());
    expect(links()).toEqual(['upgrade', ''].map((path) => `http://countin.localhost:5173/auth/sync?next=%2F${path}`));
  });

  it('keeps the chosen theme', async () => {
    visit(await homePage(aRequest('/', { host: HOSTS.fourtrack }), someServices().services));
    const select = find<HTMLSelectElement>('[data-theme-choice]');
    expect([select.value, document.documentElement.dataset['theme']]).toEqual(['light', 'light']);
    select.value = 'dark';
    select.dispatchEvent(new Event('change'));
    expect([document.documentElement.dataset['theme'], localStorage.getItem('4track-theme')]).toEqual(['dark', 'dark']);
  });
});
