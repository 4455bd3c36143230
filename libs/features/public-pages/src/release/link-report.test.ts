import { AppError } from '@countin/domain/errors';
import { aReleasePage, aStoreLink } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { aRequest, pageOf, someServices } from '../testing/page-services.ts';
import { releasePage } from './release-page.tsx';

const release = aReleasePage({
  artistName: 'Mira Okafor',
  storeLinks: [
    aStoreLink({ id: 'a' }),
    aStoreLink({ id: 'b', service: 'tidal', url: 'https://tidal.com/album/1' }),
    aStoreLink({ id: 'c', service: 'deezer', url: 'https://www.deezer.com/album/1', hidden: true }),
  ],
  releaseMoment: { mode: 'instant', date: '2026-11-01', time: '12:00', zone: 'UTC' },
});
const PATH = '/release/mira-okafor.tide-lines';
const visit = async (
  form: Record<string, string> | null,
  call: () => Promise<never> = () => Promise.resolve({} as never),
) => {
  const { services, calls } = someServices({ releases: [release], call });
  const request = form ? aRequest(PATH, { method: 'POST', form }) : aRequest(PATH);
  const answer = await releasePage(request, services, 'mira-okafor.tide-lines');
  return { answer, calls, page: pageOf(answer) };
};
const button = (page: Document, title: RegExp) =>
  [...page.querySelectorAll<HTMLButtonElement>('.stores button')].find((one) => title.test(one.title));

it('each shown link has a button without script, which posts its id', async () => {
  const { page } = await visit(null);
  const tidal = button(page, /Wrong link\?.*TIDAL/);
  expect([tidal?.name, tidal?.value, tidal?.form?.method]).toEqual(['wrong', 'b', 'post']);
  expect(tidal?.form?.getAttribute('action')).toBe(`${PATH}?lang=en#stores`);
  expect(page.querySelectorAll('.stores button')).toHaveLength(2);
});

it('one tap asks whether the link is wrong, and reports nothing', async () => {
  const { answer, calls, page } = await visit({ wrong: 'b' });
  expect([calls, answer.status, answer.headers['cache-control']]).toEqual([[], 200, 'no-store']);
  const question = page.querySelector('#stores [role=alert]');
  expect(question?.textContent).toMatch(/^Tell .*Mira Okafor.* that the link to .*TIDAL.* is wrong\?/);
  const yes = question?.querySelector('button');
  expect([yes?.name, yes?.value, yes?.form?.method]).toEqual(['surely-wrong', 'b', 'post']);
  expect(question?.querySelector('a')?.getAttribute('href')).toBe(`${PATH}?lang=en#stores`);
});

it('the answer to the question reports the link, and the page thanks beside its stores', async () => {
  const { answer, calls, page } = await visit({ 'surely-wrong': 'b' });
  expect(calls).toEqual([{ key: 'reportLink', input: { productId: release.id, linkId: 'b' }, client: '203.0.113.7' }]);
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const thanks = page.querySelector('#stores [role=status]')?.textContent ?? '';
  expect(thanks).toMatch(/Thanks\..*Mira Okafor.*TIDAL/);
  expect(page.querySelectorAll('.stores a')).toHaveLength(2);
});

it('a link that has gone meanwhile is thanked for and not reported', async () => {
  for (const field of ['wrong', 'surely-wrong']) {
    const { answer, calls, page } = await visit({ [field]: 'none' });
    expect([answer.status, calls]).toEqual([200, []]);
    expect(page.querySelector('#stores [role=status]')?.textContent).toContain('Thanks.');
  }
});

it('too many reports are told as such, and the stores stay', async () => {
  const { answer, page } = await visit({ 'surely-wrong': 'a' }, () =>
    Promise.reject(new AppError('limit/too-many', { retryAfterSeconds: 60 })),
  );
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60']);
  expect(page.querySelector('#stores [role=alert]')?.textContent).toBeTruthy();
  expect(page.querySelectorAll('.stores a')).toHaveLength(2);
});
