import { keepChallenge, TOKEN_KEY } from '@countin/auth-sync/browser';
import { AppError } from '@countin/domain/errors';
import type { CallFunction, PageRequest } from '@countin/domain/pages';
import { aMedley } from '@countin/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releasePage } from '../release/release-page.tsx';
import { artistBySlug } from '../routes/artist-routes.ts';
import { aRequest, HOSTS, pageOf, someServices } from '../testing/page-services.ts';
import { find, visitPage } from '../testing/visit-page.ts';
import { keepAnswer } from './keep-answer.ts';
import type { KeepAnswer } from './keep-request.ts';

const TIDE = 'release.product-tide';
const LIST = 'countin-kept';

// jsdom leaves no page: this tab has looked for a session on the other site a moment ago.
beforeEach(() => sessionStorage.setItem('countin-lookup', String(Date.now())));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** The account of the tests' token, which functions would keep for. */
function anAccount({ full = false, gone = '', error }: { full?: boolean; gone?: string; error?: AppError } = {}) {
  const kept = new Set<string>();
  const call = (async (key: string, { act, items }: { act: string; items: { key: string }[] }) => {
    expect(key).toBe('keepOnPage');
    expect(items.length).toBeLessThanOrEqual(100);
    if (error) throw error;
    for (const each of items) {
      if (act === 'keep' && !full && each.key !== gone) kept.add(each.key);
      if (act === 'remove') kept.delete(each.key);
    }
    return { kept: items.map((each) => each.key).filter((each) => kept.has(each)), full };
  }) as unknown as CallFunction;
  return { kept, ...someServices({ call, medley: aMedley() }) };
}

/** Answers the page's script as the host would. */
const network =
  ({ services }: Pick<ReturnType<typeof anAccount>, 'services'>): typeof fetch =>
  async (url, init) => {
    const form = Object.fromEntries(new URLSearchParams(String(init?.body)));
    const method = (init?.method ?? 'GET') as PageRequest['method'];
    const answer = await keepAnswer(aRequest(String(url), { method, form, wantsJson: true }), services);
    if (!answer) throw new Error('away');
    return new Response(answer.body, { status: answer.status });
  };

async function visit(account = anAccount(), fetch = network(account)) {
  const path = '/release/mira-okafor.tide-lines';
  visitPage(await releasePage(aRequest(path), account.services, 'mira-okafor.tide-lines'), { fetch });
  return account;
}
const button = () => find<HTMLButtonElement>('[data-keep]');
const isPressed = () => button().getAttribute('aria-pressed') === 'true';
const said = () => find('#live').textContent;

describe('a release page', () => {
  it('keeps for a visitor on the device, and says where it can be kept for good', async () => {
    const { kept } = await visit();
    button().click();
    await vi.waitFor(() => expect(said()).toBe('Kept on this device. Log in to have it everywhere. Log in'));
    expect(isPressed()).toBe(true);
    expect(find<HTMLAnchorElement>('#live a').href).toBe(
      `http://4track.localhost:5173/collection?keep=${TIDE}&lang=en`,
    );
    expect(kept.size).toBe(0);
    await visit();
    await vi.waitFor(() => expect(isPressed()).toBe(true));
    button().click();
    await vi.waitFor(() => expect(isPressed()).toBe(false));
    expect(localStorage.getItem(LIST)).toBeNull();
  });

  it('keeps in the account of who is signed in, shows it, and removes it', async () => {
    localStorage.setItem(TOKEN_KEY, 'token');
    const account = await visit();
    button().click();
    await vi.waitFor(() => expect(said()).toBe('Kept in your collection. Open collection'));
    expect([...account.kept]).toEqual([TIDE]);
    expect(localStorage.getItem(LIST)).toBeNull();
    await visit(account);
    await vi.waitFor(() => expect(isPressed()).toBe(true));
    button().click();
    await vi.waitFor(() => expect(said()).toBe('Not in your collection any more.'));
    expect(account.kept.size).toBe(0);
  });

  it('moves what the device has into the account after a log-in', async () => {
    localStorage.setItem(LIST, JSON.stringify({ 'artist.mira': 5, [TIDE]: 6 }));
    localStorage.setItem(TOKEN_KEY, 'token');
    const { kept } = await visit();
    await vi.waitFor(() => expect(localStorage.getItem(LIST)).toBeNull());
    expect([...kept]).toEqual(['artist.mira', TIDE]);
  });

  it('moves more than one call takes, and has on the device what the account did not take', async () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`release.r${at}`, at]));
    localStorage.setItem(LIST, JSON.stringify(many));
    await visit();
    button().click();
    await vi.waitFor(() => expect(isPressed()).toBe(true));
    expect(Object.keys(JSON.parse(localStorage.getItem(LIST) ?? '{}') as object)).toHaveLength(151);
    localStorage.setItem(TOKEN_KEY, 'token');
    const { kept } = await visit(anAccount({ gone: 'release.r7' }));
    await vi.waitFor(() => expect(localStorage.getItem(LIST)).toBe('{"release.r7":7}'));
    expect(kept.size).toBe(150);
  });

  it('has it on the device until the account has it, where the network or the session is gone', async () => {
    localStorage.setItem(TOKEN_KEY, 'token');
    await visit(anAccount(), () => Promise.reject(new Error('offline')));
    button().click();
    await vi.waitFor(() => expect(localStorage.getItem(LIST)).toContain(TIDE));
    expect(isPressed()).toBe(true);
    await visit(anAccount({ error: new AppError('auth/session-ended') }));
    button().click();
    button().click();
    await vi.waitFor(() => expect(said()).toContain('Kept on this device.'));
    const { kept } = await visit();
    await vi.waitFor(() => expect(localStorage.getItem(LIST)).toBeNull());
    expect([...kept]).toEqual([TIDE]);
  });

  it('keeps on the device what a full collection has no room for', async () => {
    localStorage.setItem(TOKEN_KEY, 'token');
    await visit(anAccount({ full: true }));
    button().click();
    await vi.waitFor(() => expect(said()).toContain('Your collection is full.'));
    expect([isPressed(), localStorage.getItem(LIST)]).toEqual([false, expect.stringContaining(TIDE)]);
  });

  it('says so where the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await visit();
    button().click();
    await vi.waitFor(() => expect(said()).toContain('This browser stores nothing.'));
    expect(isPressed()).toBe(false);
  });

  it.each(['no JSON', '[]', '"text"', '{"release.x":"soon"}', 'null'])(
    'is not disturbed by %s on the device',
    async (text) => {
      localStorage.setItem(LIST, text);
      await visit();
      button().click();
      await vi.waitFor(() =>
        expect(Object.keys(JSON.parse(localStorage.getItem(LIST) ?? '{}') as object)).toEqual([TIDE]),
      );
    },
  );
});

it('an artist’s page keeps the medley or the artist', async () => {
  const { services } = anAccount();
  const page = await artistBySlug(aRequest('/mira-okafor', { host: HOSTS.fourtrack }), services, 'mira-okafor');
  expect([...pageOf(page ?? { body: '' }).querySelectorAll('[data-keep]')].map((each) => each.textContent)).toEqual([
    'Keep medley',
    'Keep artist',
  ]);
});

describe('the answer', () => {
  const post = (form: Record<string, string>) =>
    aRequest('/collection/keep', { method: 'POST', form, wantsJson: true });
  const items = JSON.stringify([{ key: TIDE }]);

  it.each<Record<string, string>>([
    {},
    { act: 'keep' },
    { act: 'erase', items },
    { act: 'keep', items: '[]' },
    { act: 'keep', items: '[{"key":"a"}]' },
  ])('refuses %o', async (form) => {
    const { services, calls } = anAccount();
    expect((await keepAnswer(post({ token: 'token', ...form }), services))?.status).toBe(422);
    expect(calls).toEqual([]);
  });

  it('is for its own path and for posted forms', async () => {
    const { services } = anAccount();
    expect(await keepAnswer(aRequest('/collection/keep'), services)).toBeNull();
    expect(await keepAnswer({ ...post({}), path: '/mira-okafor' }, services)).toBeNull();
  });

  it('is stored in no cache', async () => {
    const { services } = anAccount();
    const answer = await keepAnswer(post({ token: '', act: 'keep', items, stored: '1' }), services);
    expect(answer?.headers['cache-control']).toBe('no-store');
  });
});

describe('the answer on an artist’s own address', () => {
  const post = (form: Record<string, string>, host: PageRequest['host'] = HOSTS.mira) =>
    aRequest('/collection/keep', { method: 'POST', host, wantsJson: true, form: { act: 'keep', items, ...form } });
  const items = JSON.stringify([{ key: TIDE }]);

  /** What functions are asked for. */
  async function requestedFor(request: PageRequest, error?: AppError) {
    const requested: unknown[] = [];
    const call = (async (_key: string, input: unknown) => {
      requested.push(input);
      if (error) throw error;
      return { kept: [TIDE], full: false };
    }) as unknown as CallFunction;
    const answer = await keepAnswer(request, someServices({ call }).services);
    return { requested, answer: JSON.parse(String(answer?.body)) as KeepAnswer };
  }

  it('leads a tap to 4track with a hash of it, whose secret stays on the page', async () => {
    const { answer, requested } = await requestedFor(post({ token: '', stored: '1' }));
    const { origin, pathname, searchParams } = new URL(answer.lookup ?? '');
    expect([origin, pathname, searchParams.get('host')]).toEqual([
      'http://4track.localhost:5173',
      '/auth/sync',
      'mira-okafor',
    ]);
    const proof = answer.proof ?? '';
    expect(searchParams.get('keep')).toBe(await keepChallenge({ host: 'mira-okafor', proof, keys: [TIDE] }));
    expect(answer.lookup).not.toMatch(new RegExp(`${proof}|${TIDE}`));
    expect((await requestedFor(post({ token: '', stored: '1' }))).answer.proof).not.toBe(proof);
    expect(requested).toEqual([]);
  });

  it('names the address that was asked, never one that the page names', async () => {
    const form = { token: 'token', proof: 'secret', host: 'tide-lines' };
    expect((await requestedFor(post(form))).requested).toEqual([
      { token: 'token', act: 'keep', items: [{ key: TIDE }], tap: { host: 'mira-okafor', proof: 'secret' } },
    ]);
    expect((await requestedFor(post(form, HOSTS.main))).requested).toEqual([
      { token: 'token', act: 'keep', items: [{ key: TIDE }] },
    ]);
  });

  it.each(['auth/token-used', 'auth/token-expired', 'auth/token-invalid'] as const)(
    'says after %s what it says to a visitor',
    async (code) => {
      const { answer } = await requestedFor(post({ token: 'token', proof: 'secret', stored: '1' }), new AppError(code));
      expect([answer.kept, answer.message]).toEqual([null, 'Kept on this device. Log in to have it everywhere.']);
    },
  );
});
