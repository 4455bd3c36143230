import { AppError } from '@countin/domain/errors';
import type { CallFunction } from '@countin/domain/pages';
import { expect, it } from 'vitest';
import { aRequest, pageOf, someServices, TOKEN } from '../testing/page-services.ts';
import { planMailPage, summaryMailPage } from './stop-mail-page.ts';

const ENDS: CallFunction = (async () => ({})) as unknown as CallFunction;

const MAILS = [
  {
    page: planMailPage,
    path: `/r/morning/${TOKEN}`,
    asks: 'Turn off the morning email?',
    call: 'stopPlanMail',
    ended: 'The morning email is off',
  },
  {
    page: summaryMailPage,
    path: `/r/summary/${TOKEN}`,
    asks: 'Turn off the numbers email?',
    call: 'stopSummaryMail',
    ended: 'The numbers email is off',
  },
] as const;
type Case = (typeof MAILS)[number];

async function open({ page, path }: Case, overrides: Parameters<typeof aRequest>[1] = {}, call = ENDS) {
  const { services, calls } = someServices({ call });
  const response = await page(aRequest(path, overrides), services, TOKEN);
  return { response, page: pageOf(response), keys: calls.map(({ key }) => key) };
}

it.each(MAILS)('asks before it switches a mail off, since mail scanners open links: $call', async (each) => {
  const { response, page, keys } = await open(each);
  expect(page.querySelector('h1')?.textContent).toBe(each.asks);
  expect(page.querySelector('form[method=post]')?.getAttribute('action')).toBe(each.path);
  expect(keys).toEqual([]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['x-robots-tag']).toBe('noindex');
});

it.each(MAILS)('switches it off by its button, and by a mail program’s one click: $call', async (each) => {
  const forms: Record<string, string>[] = [{}, { 'List-Unsubscribe': 'One-Click' }];
  for (const form of forms) {
    const { page, keys } = await open(each, { method: 'POST', form });
    expect([keys, page.querySelector('h1')?.textContent]).toEqual([[each.call], each.ended]);
  }
});

it.each(MAILS)('says so when too many links were tried: $call', async (each) => {
  const call = (() => Promise.reject(new AppError('limit/too-many'))) as unknown as CallFunction;
  expect((await open(each, { method: 'POST', form: {} }, call)).response.status).toBe(429);
});
