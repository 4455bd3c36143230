import { AppError } from '@countin/domain/errors';
import type { CallFunction } from '@countin/domain/pages';
import { expect, it } from 'vitest';
import { aRequest, pageOf, someServices, TOKEN } from '../testing/page-services.ts';
import { planMailPage } from './plan-mail-page.ts';

const ENDS: CallFunction = (async () => ({})) as unknown as CallFunction;

async function open(overrides: Parameters<typeof aRequest>[1] = {}, call = ENDS) {
  const { services, calls } = someServices({ call });
  const response = await planMailPage(aRequest(`/r/morning/${TOKEN}`, overrides), services, TOKEN);
  return { response, page: pageOf(response), keys: calls.map(({ key }) => key) };
}

it('asks before it switches the morning mail off: mail scanners open links', async () => {
  const { response, page, keys } = await open();
  expect(page.querySelector('h1')?.textContent).toBe('Switch the morning mail off?');
  expect(page.querySelector('form[method=post]')?.getAttribute('action')).toBe(`/r/morning/${TOKEN}`);
  expect(keys).toEqual([]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['x-robots-tag']).toBe('noindex');
});

it('switches it off by its button, and by a mail program’s one click', async () => {
  const forms: Record<string, string>[] = [{}, { 'List-Unsubscribe': 'One-Click' }];
  for (const form of forms) {
    const { page, keys } = await open({ method: 'POST', form });
    expect([keys, page.querySelector('h1')?.textContent]).toEqual([['stopPlanMail'], 'The morning mail is off']);
  }
});

it('says so when too many links were tried', async () => {
  const call = (() => Promise.reject(new AppError('limit/too-many'))) as unknown as CallFunction;
  expect((await open({ method: 'POST', form: {} }, call)).response.status).toBe(429);
});
