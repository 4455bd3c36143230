import type { CallableOutput } from '@countin/domain/callables';
import { AppError } from '@countin/domain/errors';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import type { CallFunction } from '@countin/domain/pages';
import { aReleasePage, aStoreLink } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { aRequest, pageOf, someServices, TOKEN } from '../testing/page-services.ts';
import { receiptPage } from './receipt-page.tsx';

const RECEIPT: CallableOutput<'readReceipt'> = {
  state: 'confirmed',
  scope: 'release',
  productId: 'salt',
  releaseTitle: 'Salt',
  artistName: 'Mira Okafor',
  artistSlug: 'mira-okafor',
  agreed: [{ wording: 'Share it.', language: 'en' }],
  contact: 'ana@example.com',
  language: 'en',
  channel: 'email',
  zone: 'Asia/Tokyo',
  service: 'tidal',
  country: 'JP',
  dueAt: Date.parse('2026-11-26T15:00:00Z'),
  sentAt: null,
  consents: [],
  mayFollow: false,
};
const release = aReleasePage({
  id: 'salt',
  releaseMoment: { mode: 'local', date: '2026-11-27', time: '00:00' },
  storeLinks: [aStoreLink(), aStoreLink({ id: 'b', service: 'tidal', url: 'https://tidal.com/album/1' })],
});

async function open(
  change: Partial<typeof RECEIPT> = {},
  form?: Record<string, string>,
  answers: Record<string, () => unknown> = {},
  overrides: Parameters<typeof aRequest>[1] = {},
) {
  const call = (async (key: string) =>
    (answers[key] ?? (() => ({ ...RECEIPT, ...change })))()) as unknown as CallFunction;
  const { services, calls } = someServices({ releases: [release], call });
  const response = await receiptPage(
    aRequest(`/r/${TOKEN}`, { ...(form && { method: 'POST', form }), ...overrides }),
    services,
    TOKEN,
  );
  return { response, page: pageOf(response), calls };
}
const text = (page: Document, selector: string) =>
  page.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();
const fail = (code: ConstructorParameters<typeof AppError>[0]) => () => {
  throw new AppError(code);
};

describe('a receipt', () => {
  it('says when the message is due in the fan’s time zone', async () => {
    expect(text((await open()).page, '.due')).toBe('Due Friday, November 27 at 12:00 AM, Japan Time');
    expect(text((await open({ zone: null })).page, '.due')).toBe(
      'Due Friday, November 27 at 12:00 AM, midnight wherever you are',
    );
    expect(text((await open({ state: 'sent', sentAt: Date.parse('2026-11-26T15:00:30Z') })).page, '.due')).toContain(
      'Sent Friday, November 27',
    );
    expect(text((await open({ state: 'stopped' })).page, '.due')).toBe('');
  });

  it('offers a calendar file and a calendar subscription', async () => {
    const links = [...(await open()).page.querySelectorAll('.calendar a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/release/mira-okafor.tide-lines.ics?lang=en',
      'webcal://countin.localhost:5173/release/mira-okafor.tide-lines.ics?lang=en',
    ]);
  });

  it.each(['sent', 'failed'] as const)(
    'leads to the very link once it is out, whether or not the message has arrived: %s',
    async (state) => {
      const { page } = await open({ state });
      expect(page.querySelector('main a')?.getAttribute('href')).toBe('https://tidal.com/album/1');
      expect(page.querySelector('.calendar')).toBeNull();
      expect([...page.querySelectorAll('main summary')].map((summary) => summary.textContent)).toEqual([
        'Erase my data',
      ]);
    },
  );

  it('is private: no index, no cache, no referrer', async () => {
    const { response } = await open();
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
  });
});

describe('the consents of a fan', () => {
  const entries = [
    {
      action: 'given',
      method: 'form',
      at: Date.parse('2026-11-20T08:00:00Z'),
      wordingVersion: '2026-11',
      language: 'en',
    },
    {
      action: 'confirmed',
      method: 'link',
      at: Date.parse('2026-11-20T08:01:00Z'),
      wordingVersion: '2026-11',
      language: 'en',
    },
  ] as const;
  const consents = [
    { scope: { kind: 'release', id: 'salt' }, name: 'Salt', status: 'confirmed', entries: [...entries] },
    { scope: { kind: 'artist', id: 'artist-mira' }, name: 'Mira Okafor', status: 'confirmed', entries: [...entries] },
    { scope: { kind: 'release', id: 'tide' }, name: 'Tide Lines', status: 'withdrawn', entries: [] },
  ] satisfies typeof RECEIPT.consents;

  it('are listed with their history: wording, language, time and method', async () => {
    const { page } = await open({ consents });
    const items = [...page.querySelectorAll('.consents ul > li')];
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
      'Salt Confirmed',
      'Every new release Confirmed',
      'Tide Lines Unsubscribed',
    ]);
    expect(text(page, '.consents ol li:last-child')).toBe(
      'Confirmed · Link in the message · Friday, November 20 at 5:01 PM · Wording 2026-11 · English',
    );
  });

  it('are withdrawn one by one', async () => {
    const { page } = await open({ consents });
    const forms = [...page.querySelectorAll<HTMLFormElement>('.consents form')];
    expect(forms).toHaveLength(2);
    const fields = Object.fromEntries(
      [...(forms[1]?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]),
    );
    const { calls, page: after } = await open({ consents }, fields, {
      stopConsent: () => ({ state: 'confirmed', productId: 'salt', stopped: [{ kind: 'artist', id: 'artist-mira' }] }),
    });
    expect(text(after, 'main [role=status]')).toBe('Stopped: Every new release.');
    expect(calls[0]).toMatchObject({
      key: 'stopConsent',
      input: { token: TOKEN, scope: { kind: 'artist', id: 'artist-mira' } },
    });
  });

  it('are all ended by one button that names them, and so does the answer', async () => {
    expect(text((await open({ consents })).page, '.stop p')).toBe(
      'Changed your mind? This ends: Salt and Every new release.',
    );
    const withdrawn = consents.map((consent) => ({ ...consent, status: 'withdrawn' as const }));
    const { page } = await open(
      { state: 'stopped', consents: withdrawn },
      { action: 'stop' },
      {
        stopSignup: () => ({
          state: 'stopped',
          productId: 'salt',
          stopped: consents.slice(0, 2).map(({ scope }) => scope),
        }),
      },
    );
    expect(text(page, 'main [role=status]')).toBe('Stopped: Salt and Every new release.');
    expect(text(page, '.receipt > .island > p.text, .receipt .text')).toContain('ana@example.com is off the list');
    expect(page.querySelector<HTMLElement>('.stop')?.hidden).toBe(true);
  });

  it('that go on are named where the release alone was stopped', async () => {
    const ended = consents.map((consent, at) => (at === 0 ? { ...consent, status: 'withdrawn' as const } : consent));
    const { page } = await open({ state: 'stopped', consents: ended });
    expect(text(page, '.receipt .text')).toBe('ana@example.com stays on the list for: Every new release.');
    expect([text(page, '.stop p'), page.querySelector<HTMLElement>('.stop')?.hidden]).toEqual([
      'Changed your mind? This ends: Every new release.',
      false,
    ]);
  });

  it('are named where they move or are erased, labels included', async () => {
    const label = { scope: { kind: 'label', id: 'label-tide' }, name: 'Tide Line', status: 'confirmed' } as const;
    const { page } = await open({ consents: [...consents, { ...label, entries: [] }] });
    expect(text(page, '.changes form:has([value=move]) p')).toContain(
      'for: Salt, Every new release, and News from Tide Line.',
    );
    expect(text(page, '.changes form:has([value=erase]) p')).toContain('here and for Mira Okafor and Tide Line.');
  });

  it('have their wordings listed once each', async () => {
    const agreed = [
      { wording: 'Share it.', language: 'en' },
      { wording: 'Alles teilen.', language: 'de' },
    ];
    const { page } = await open({ agreed });
    expect([...page.querySelectorAll('.agreed q')].map((q) => [q.textContent, q.getAttribute('lang')])).toEqual([
      ['Share it.', 'en'],
      ['Alles teilen.', 'de'],
    ]);
  });

  it('move by the follow where the message about the release has gone', async () => {
    const { page } = await open({ state: 'sent', consents });
    expect(text(page, '.changes form:has([value=move]) .consent')).toContain('tell me about new releases');
  });

  it('include a follow, where the fan has none', async () => {
    const form = { action: 'follow', consent: 'on', wordingVersion: CONSENT_WORDING_VERSION, language: 'en' };
    expect(text((await open({ mayFollow: true })).page, '.changes summary')).toBe('Follow Mira Okafor');
    expect(text((await open()).page, '.changes summary')).not.toBe('Follow Mira Okafor');
    expect((await open({ mayFollow: true }, form)).calls[0]?.key).toBe('followFromReceipt');
    const { response } = await open({ mayFollow: true }, { ...form, consent: '' });
    expect(response.status).toBe(422);
  });
});

describe('changing a signup', () => {
  it('to another service and language answers in that language, whatever was chosen before', async () => {
    const { page, calls } = await open(
      { language: 'ar' },
      { action: 'change', service: 'spotify', language: 'ar' },
      {},
      { cookies: { 'countin-language': 'de' } },
    );
    expect(calls[0]).toMatchObject({
      key: 'changeSignup',
      input: { token: TOKEN, service: 'spotify', language: 'ar' },
    });
    expect(page.documentElement.lang).toBe('ar');
    expect(page.querySelector('main [role=status]')).not.toBeNull();
  });

  it('to another address says what to do there, and names both', async () => {
    const form = {
      action: 'move',
      contact: ' new@example.com ',
      consent: 'on',
      wordingVersion: CONSENT_WORDING_VERSION,
      language: 'en',
    };
    const { page, calls } = await open({}, form, { moveSignup: () => ({ channel: 'email' }) }, { country: 'PT' });
    expect(calls[0]?.input).toEqual({
      token: TOKEN,
      contact: 'new@example.com',
      consent: true,
      wordingVersion: CONSENT_WORDING_VERSION,
      language: 'en',
      country: 'PT',
    });
    expect(text(page, 'main [role=status]')).toContain('We sent a message to new@example.com');
    expect(text(page, '.changes')).toContain('ana@example.com stays on the list');
  });

  it.each([
    [{ contact: '' }, 'contact', 'Provide at least one way to reach you'],
    [{ consent: '' }, 'consent', 'Tick the box so that the artist can contact you.'],
  ])('without what is needed says so at its field, and keeps the rest: %o', async (wrong, field, message) => {
    const form = {
      action: 'move',
      contact: 'new@example.com',
      consent: 'on',
      wordingVersion: CONSENT_WORDING_VERSION,
      language: 'en',
      ...wrong,
    };
    const { response, page, calls } = await open({}, form);
    expect([response.status, calls.map(({ key }) => key)]).toEqual([422, ['readReceipt']]);
    expect(text(page, `#${field}-error`)).toBe(message);
    expect(page.querySelector(`[name=${field}]`)?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('[name=contact]')?.closest('details')?.open).toBe(true);
  });

  it.each([
    ['signup/contact-invalid', 422],
    ['signup/closed', 422],
    ['limit/too-many', 429],
    ['service/unavailable', 503],
  ] as const)('passes on the function’s error: %s', async (code, status) => {
    const form = {
      action: 'move',
      contact: 'new@example.com',
      consent: 'on',
      wordingVersion: CONSENT_WORDING_VERSION,
      language: 'en',
    };
    expect((await open({}, form, { moveSignup: fail(code) })).response.status).toBe(status);
  });
});

describe('erasing', () => {
  it('names the data to be erased first, then confirms that nothing is left', async () => {
    const before = text((await open()).page, '.changes details:last-child');
    expect(before).toContain('This removes your name, ana@example.com, everything you agreed to and this page');
    const { response, page, calls } = await open({}, { action: 'erase' });
    expect(calls.map(({ key }) => key)).toEqual(['eraseSignup']);
    expect([response.status, text(page, 'h1'), response.headers['cache-control']]).toEqual([
      200,
      'Your data is erased',
      'no-store',
    ]);
    expect(page.body.textContent).not.toContain('ana@example.com');
  });

  it('or another change by a link to a former address says that the messages go elsewhere', async () => {
    for (const form of [undefined, { action: 'erase' }, { action: 'stop' }]) {
      const failing = {
        readReceipt: fail('signup/moved'),
        eraseSignup: fail('signup/moved'),
        stopSignup: fail('signup/moved'),
      };
      const { response, page } = await open({}, form, failing);
      expect([response.status, text(page, 'h1')]).toEqual([410, 'You get these messages elsewhere now']);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
  });

  it('a second time finds nothing', async () => {
    const { response } = await open({}, { action: 'erase' }, { eraseSignup: fail('signup/token-invalid') });
    expect(response.status).toBe(404);
  });
});
