import { describe, expect, it } from 'vitest';
import { AppError } from '@countin/domain/errors';
import type { CallFunction } from '@countin/domain/pages';
import { aReleasePage } from '@countin/domain/testing';
import { aRequest, pageOf, someServices, TOKEN } from '../testing/page-services.ts';
import { receiptPage } from './receipt-page.tsx';

/** A function with one signup behind it. */
function signupIn(state: string): CallFunction {
  let now = state;
  const answer = async (key: string) => {
    if (key === 'confirmSignup') now = 'confirmed';
    if (key === 'stopSignup') now = 'stopped';
    return {
      state: now,
      scope: 'release',
      artistSlug: 'mira-okafor',
      agreed: [{ wording: 'Meine Kontaktdaten', language: 'de' }],
      stopped: [],
      productId: 'product-tide',
      releaseTitle: 'Tide Lines',
      artistName: 'Mira Okafor',
      contact: 'ana@example.com',
      language: 'en',
      consents: [],
      mayFollow: false,
    };
  };
  return answer as unknown as CallFunction;
}

async function open(call: CallFunction, overrides: Parameters<typeof aRequest>[1] = {}, query = '') {
  const { services, calls, logged } = someServices({ releases: [aReleasePage()], call });
  const response = await receiptPage(aRequest(`/r/${TOKEN}${query}`, overrides), services, TOKEN);
  return { response, page: pageOf(response), keys: calls.map(({ key }) => key), logged };
}
const hidden = (page: Document, form: string) =>
  page.querySelector<HTMLElement>(`form:has([name=action][value=${form}])`)?.hidden;

describe('a receipt', () => {
  it.each([
    ['unconfirmed', 'One tap and you’re on the list', false, false],
    ['confirmed', 'You’re on the list', true, false],
    ['sent', 'It’s out', true, false],
    ['failed', 'Our message didn’t get through', true, false],
    ['stopped', 'You won’t get any more messages about this', true, true],
  ])('that is %s shows its state, and reading changes nothing', async (state, title, noConfirm, noStop) => {
    const { response, page, keys } = await open(signupIn(state));
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect([hidden(page, 'confirm'), hidden(page, 'stop')]).toEqual([noConfirm, noStop]);
    expect(keys).toEqual(['readReceipt']);
    expect([response.headers['cache-control'], response.headers['referrer-policy']]).toEqual([
      'no-store',
      'same-origin',
    ]);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('shows the wording that its own ask agreed to, in the language in which it was shown', async () => {
    const { page } = await open(signupIn('unconfirmed'));
    expect(page.querySelector('.agreed')?.textContent).toContain('What you agreed to');
    expect([
      page.querySelector('.agreed q')?.textContent,
      page.querySelector('.agreed q')?.getAttribute('lang'),
    ]).toEqual(['Meine Kontaktdaten', 'de']);
  });

  it('confirms and stops by its forms', async () => {
    const confirmed = await open(signupIn('unconfirmed'), { method: 'POST', form: { action: 'confirm' } });
    expect([confirmed.keys, confirmed.page.querySelector('h1')?.textContent]).toEqual([
      ['confirmSignup', 'readReceipt'],
      'You’re on the list',
    ]);
    const stopped = await open(signupIn('confirmed'), { method: 'POST', form: { action: 'stop' } });
    expect([stopped.keys, stopped.page.querySelector('h1')?.textContent]).toEqual([
      ['stopSignup', 'readReceipt'],
      'You won’t get any more messages about this',
    ]);
  });

  it('stops by a mail program’s one click', async () => {
    const { response, keys } = await open(
      signupIn('confirmed'),
      { method: 'POST', form: { 'List-Unsubscribe': 'One-Click' } },
      '?one-click',
    );
    expect([response.status, keys[0]]).toEqual([200, 'stopSignup']);
  });

  it('answers its script with what the page would show', async () => {
    const form = { action: 'confirm' };
    const { response } = await open(signupIn('unconfirmed'), { method: 'POST', form, wantsJson: true });
    const { page } = await open(signupIn('unconfirmed'), { method: 'POST', form });
    const answer = JSON.parse(response.body);
    expect(answer).toMatchObject({ ok: true, status: { state: 'confirmed', title: 'You’re on the list' } });
    for (const markup of [answer.links, answer.changes]) {
      const part = page.createElement('div');
      part.innerHTML = markup;
      expect(page.querySelector('main')?.innerHTML).toContain(part.innerHTML);
    }
  });

  it('behind a link that is not valid says what to do', async () => {
    const { response, page, logged } = await open(async () => Promise.reject(new AppError('signup/token-invalid')));
    expect([response.status, page.querySelector('h1')?.textContent]).toEqual([404, 'This link no longer works']);
    expect(logged).toEqual([]);
  });

  it('is 503 while the function cannot be reached', async () => {
    const { response, logged } = await open(async () => Promise.reject(new Error('refused')));
    expect([response.status, response.headers['retry-after'], logged.length]).toEqual([503, '10', 1]);
  });
});

describe('the receipt of a follow', () => {
  const followIn = (state: string, change = {}): CallFunction =>
    (async () => ({
      state,
      scope: 'artist',
      productId: null,
      releaseTitle: '',
      artistName: 'Mira Okafor',
      artistSlug: 'mira-okafor',
      contact: 'ana@example.com',
      language: 'en',
      channel: 'email',
      zone: 'Asia/Tokyo',
      service: null,
      country: null,
      agreed: [{ wording: 'Share it.', language: 'en' }],
      dueAt: null,
      sentAt: null,
      consents: [],
      mayFollow: false,
      ...change,
    })) as unknown as CallFunction;
  const words = (page: Document) =>
    ['.kicker', '.what', 'h1', '.text'].map((part) =>
      page.querySelector(part)?.textContent?.replace(/\s+/g, ' ').trim(),
    );

  it.each([
    [
      'unconfirmed',
      'One tap and you’re on the list',
      'ana@example.com will hear from Mira Okafor when something new comes out.',
    ],
    [
      'confirmed',
      'You’re on the list',
      'ana@example.com gets one message for each new release, on the day, with the link.',
    ],
    [
      'stopped',
      'You no longer follow Mira Okafor',
      'ana@example.com is off the list. To come back, follow Mira Okafor again.',
    ],
  ])('that is %s says whom it follows, and names no release', async (state, title, text) => {
    const { page } = await open(followIn(state));
    expect(words(page)).toEqual(['You follow', 'Mira Okafor', title, text]);
    expect(page.querySelector('.calendar')).toBeNull();
    expect(page.querySelector('main a')?.getAttribute('href')).toBe('http://4track.localhost:5173/mira-okafor');
  });

  it('says when the next message is due', async () => {
    const { page } = await open(followIn('confirmed', { dueAt: Date.parse('2026-11-26T15:00:00Z') }));
    expect(page.querySelector('.due')?.textContent).toBe('Due Friday, November 27 at 12:00 AM, Japan Time');
  });

  it('moves to another address by the wording of a follow', async () => {
    const { page } = await open(followIn('confirmed'));
    expect(page.querySelector('.changes .consent')?.textContent).toContain('so they can tell me about new releases');
  });
});
