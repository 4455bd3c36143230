import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@countin/domain/errors';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import type { CallFunction } from '@countin/domain/pages';
import type { NewsLabel } from '@countin/domain/profile';
import { releasePath, releaseReference } from '@countin/domain/urls';
import { aReleasePage } from '@countin/domain/testing';
import { aRequest, NOW, pageOf, someServices } from '../testing/page-services.ts';
import { find, pass, visitPage } from '../testing/visit-page.ts';
import { releasePage } from '../release/release-page.tsx';

const release = aReleasePage({
  id: 'salt',
  productSlug: 'salt',
  title: 'Salt',
  releaseMoment: { mode: 'local', date: '2026-11-27', time: '00:00' },
});
const complete = {
  contact: 'ana@example.com',
  name: 'Ana',
  consent: 'on',
  wordingVersion: CONSENT_WORDING_VERSION,
  language: 'en',
  zone: 'Europe/Lisbon',
};
const requested = (async () => ({ channel: 'email' })) as unknown as CallFunction;

async function post(
  form: Record<string, string>,
  options: { call?: CallFunction; wantsJson?: boolean; newsLabel?: NewsLabel } = {},
) {
  const shown = { ...release, newsLabel: options.newsLabel ?? null };
  const { services, calls, logged } = someServices({ releases: [shown], call: options.call ?? requested });
  const response = await releasePage(
    aRequest('/release/salt?lang=en', { method: 'POST', form, wantsJson: options.wantsJson ?? false }),
    services,
    'salt',
  );
  return { response, page: pageOf(response), calls, logged };
}

describe('the posted signup form', () => {
  it('signs the fan up, with client and zone, and says what comes next', async () => {
    const { response, page, calls } = await post(complete);
    expect(calls).toEqual([
      {
        key: 'signUp',
        client: '203.0.113.7',
        input: {
          productId: 'salt',
          contact: 'ana@example.com',
          name: 'Ana',
          consent: true,
          wordingVersion: CONSENT_WORDING_VERSION,
          language: 'en',
          zone: 'Europe/Lisbon',
          service: null,
          country: null,
          follow: false,
          labelId: null,
        },
      },
    ]);
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.querySelector('#notify')?.textContent).toContain('We sent a message to ana@example.com');
    expect(page.querySelector('form#notify')).toBeNull();
  });

  it('takes the consent to everything by the artist beside that to the release, only where it is ticked', async () => {
    const { page } = await post({ ...complete, consent: '' });
    expect(page.querySelector<HTMLInputElement>('[name=follow]')?.checked).toBe(false);
    const { calls } = await post({ ...complete, follow: 'on' });
    expect(calls[0]?.input).toMatchObject({ productId: 'salt', follow: true });
  });

  it('takes the consent to the news of the label beside, named and never ticked beforehand', async () => {
    const newsLabel = { id: 'label-tide', name: 'Tide Line' };
    const { page } = await post({ ...complete, consent: '' }, { newsLabel });
    const box = page.querySelector<HTMLInputElement>('#notify [name=label]');
    expect([box?.checked, box?.value]).toEqual([false, 'label-tide']);
    expect(box?.closest('label')?.textContent).toContain('Share my contact info with Tide Line');
    const kept = await post({ ...complete, consent: '', label: 'label-tide' }, { newsLabel });
    expect(kept.page.querySelector<HTMLInputElement>('#notify [name=label]')?.checked).toBe(true);
    const { calls } = await post({ ...complete, label: 'label-tide' }, { newsLabel });
    expect(calls[0]?.input).toMatchObject({ productId: 'salt', follow: false, labelId: 'label-tide' });
  });

  it('offers no label’s news where no label may message the fans', async () => {
    const { page } = await post({ ...complete, consent: '' });
    expect(page.querySelector('[name=label]')).toBeNull();
  });

  it('offers another address once it is answered, and not the button that led to the form', async () => {
    const { page } = await post(complete);
    const again = page.querySelector('#notify a');
    expect([again?.textContent, again?.getAttribute('href')]).toEqual(['Use another address', '/release/salt?lang=en']);
    expect(page.querySelector('[data-notify]')).toBeNull();
  });

  it.each([
    [{ ...complete, contact: '  ' }, 'contact', 'Provide at least one way to reach you'],
    [{ ...complete, consent: '' }, 'consent', 'Tick the box so that the artist can contact you.'],
    [{ ...complete, name: 'x'.repeat(81) }, 'name', 'This is too long. Shorten it a little.'],
  ])('reports an error at its field: %#', async (form, field, message) => {
    const { response, page, calls } = await post(form);
    expect([response.status, response.headers['cache-control'], calls.length]).toEqual([422, 'no-store', 0]);
    const input = page.querySelector(`[name=${field}]`);
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    expect(input?.hasAttribute('autofocus')).toBe(true);
    expect(page.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
  });

  it('keeps the entries', async () => {
    const { page } = await post({ ...complete, contact: 'not "an" address', consent: '' });
    expect(page.querySelector<HTMLInputElement>('[name=contact]')?.value).toBe('not "an" address');
    expect(page.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Ana');
  });

  it('accepts a fan with an unknown time zone', async () => {
    const { calls } = await post({ ...complete, zone: 'Mars/Olympus' });
    expect(calls[0]?.input).toMatchObject({ zone: null });
  });

  it('shows a changed consent wording again', async () => {
    const { page } = await post({ ...complete, wordingVersion: '2001-01' });
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Read it again');
    expect(page.querySelector<HTMLInputElement>('[name=wordingVersion]')?.value).toBe(CONSENT_WORDING_VERSION);
  });

  it.each([
    [new AppError('limit/too-many', { retryAfterSeconds: 59.2 }), 429, '60', '[data-error-of=form]'],
    [new AppError('signup/contact-invalid', { field: 'contact' }), 422, undefined, '#contact-error'],
    [new AppError('signup/closed'), 422, undefined, '[data-error-of=form]'],
    [new Error('socket hang up'), 503, '10', '[data-error-of=form]'],
  ])('passes on the function’s error: %s', async (error, status, wait, place) => {
    const { response, page, logged } = await post(complete, { call: async () => Promise.reject(error) });
    expect([response.status, response.headers['retry-after']]).toEqual([status, wait]);
    expect(page.querySelector(place)?.textContent).toMatch(/./);
    expect(logged).toHaveLength(error instanceof AppError ? 0 : 1);
  });

  it('answers its script with the same texts as JSON', async () => {
    const done = await post(complete, { wantsJson: true });
    expect(done.response.headers['content-type']).toContain('application/json');
    expect(JSON.parse(done.response.body)).toMatchObject({
      ok: true,
      scope: 'release',
      title: 'Almost there',
      text: 'We sent a message to ana@example.com. Open the link in it and you’re on the list.',
    });
    const refused = await post({ ...complete, contact: '' }, { wantsJson: true });
    expect(refused.response.status).toBe(200);
    expect(JSON.parse(refused.response.body)).toEqual({
      ok: false,
      scope: 'release',
      field: 'contact',
      message: 'Provide at least one way to reach you',
    });
  });

  it('passes on service and country: from the form, else the address, else the platform', async () => {
    const inputOf = async (form: Record<string, string>, path: string) => {
      const { services, calls } = someServices({ releases: [release], call: requested });
      await releasePage(
        aRequest(path, { method: 'POST', form: { ...complete, ...form }, country: 'FR' }),
        services,
        'salt',
      );
      const { service, country } = calls[0]?.input as { service: string | null; country: string | null };
      return [service, country];
    };
    expect(await inputOf({ service: 'tidal', country: 'PT' }, '/release/salt?country=JP')).toEqual(['tidal', 'PT']);
    expect(await inputOf({ service: 'other' }, '/release/salt?country=JP')).toEqual([null, 'JP']);
    expect(await inputOf({ service: '', country: 'Portugal' }, '/release/salt')).toEqual([null, 'FR']);
  });

  it('answers a filled honeypot like a signup, and stores none', async () => {
    const { response, page, calls } = await post({ ...complete, website: 'https://spam.example' });
    expect([response.status, calls.length]).toEqual([200, 0]);
    expect(page.querySelector('#notify')?.textContent).toContain('We sent a message to ana@example.com');
  });

  it('keeps the chosen service and country with the rest', async () => {
    const { page } = await post({ ...complete, consent: '', service: 'deezer', country: 'JP' });
    expect(page.querySelector('option[selected]')?.textContent).toBe('Deezer');
    expect(page.querySelector<HTMLInputElement>('input[name=country]')?.value).toBe('JP');
    expect(page.querySelector('.trap')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('has the wording of the specification', async () => {
    const { page } = await post({ ...complete, consent: '' });
    const consent = page.querySelector('.consent')?.textContent ?? '';
    expect(consent).toMatch(/Share my contact info with Mira Okafor/);
    expect(consent).toMatch(/not a data sale/);
    expect(consent).toMatch(/unsubscribe at any time/);
    expect(page.querySelector('[name=contact]')?.getAttribute('placeholder')).toContain('(555) 123-4567');
  });
});

describe('a release that is out', () => {
  const out = aReleasePage({
    id: 'salt',
    title: 'Salt',
    releaseMoment: { mode: 'instant', date: '2026-11-01', time: '00:00', zone: 'UTC' },
  });
  const visit = async (form?: Record<string, string>, shown = out) => {
    const { services, calls } = someServices({ releases: [shown], call: requested });
    const response = await releasePage(
      aRequest(`${releasePath(shown)}?lang=en`, { ...(form && { method: 'POST', form }) }),
      services,
      releaseReference(shown),
    );
    return { response, calls, page: pageOf(response) };
  };

  it('offers to follow the artist, under a separate consent wording', async () => {
    const { page } = await visit();
    expect([page.querySelector('#notify'), page.querySelector('#follow h2')?.textContent]).toEqual([
      null,
      'Follow Mira Okafor',
    ]);
    expect(page.querySelector('#follow .consent')?.textContent).toMatch(
      /contact info with Mira Okafor.*new releases.*not a data sale.*unsubscribe at any time/,
    );
  });

  it('takes a follower without script', async () => {
    const { page, calls } = await visit({ ...complete, scope: 'artist' });
    expect(calls).toMatchObject([
      { key: 'followArtist', input: { artistId: 'artist-mira', contact: 'ana@example.com', language: 'en' } },
    ]);
    expect(page.querySelector('#follow.done')?.textContent).toContain('We sent a message to ana@example.com');
  });

  it('contains the follow form once its moment has come, with unique ids', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const soon = { mode: 'instant', date: '2026-11-20', time: '12:01', zone: 'UTC' } as const;
    const { response } = await visit(undefined, { ...release, releaseMoment: soon });
    visitPage(response);
    expect([document.querySelector('#follow'), find('[data-when=after]').hidden]).toEqual([null, true]);
    await pass(61_000);
    expect([find('#follow h2').textContent, find('[data-when=after]').hidden]).toEqual(['Follow Mira Okafor', false]);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const field of document.querySelectorAll('input:not([type=hidden]), select')) {
      for (const id of field.getAttribute('aria-describedby')?.split(' ') ?? []) expect(ids).toContain(id);
    }
    vi.useRealTimers();
  });

  it('reports the error at the posted form', async () => {
    const { page } = await visit({ ...complete, scope: 'artist', consent: '' });
    expect(page.querySelector('#follow [data-error-of=consent]')?.textContent).toBe(
      'Tick the box so that the artist can contact you.',
    );
    const other = await visit({ ...complete, scope: 'release', consent: '' });
    expect(other.page.querySelector('#follow [data-error-of=consent]')?.textContent).toBe('');
  });
});
