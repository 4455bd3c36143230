import { expect, it } from 'vitest';
import { aReleasePage } from '@countin/domain/testing';
import { releasePath, releaseReference } from '@countin/domain/urls';
import { releasePage } from '../release/release-page.tsx';
import { aRequest, pageOf, someServices } from '../testing/page-services.ts';
import { longestWord, wholeWords } from './whole-words.tsx';

it.each([
  ['夜の遊園地で会いましょう', ['夜の', '遊園地で', '会いましょう']],
  ['風鈴', ['風鈴']],
  ['自行车铃', ['自行车铃']],
  ['Low Sun, Long Water', ['Low Sun, Long Water']],
  ['작은 우산', ['작은 우산']],
])('%s breaks between words alone', (title, words) => {
  expect(wholeWords(title)).toEqual(words);
});

it('lets the lines of a release’s title end between its words, on a page in any language', async () => {
  const release = aReleasePage({ title: '夜の遊園地で会いましょう', language: 'en' });
  const services = someServices({ releases: [release] }).services;
  const page = pageOf(await releasePage(aRequest(releasePath(release)), services, releaseReference(release)));
  expect(page.querySelector('h1 bdi')?.innerHTML).toBe('夜の<wbr>遊園地で<wbr>会いましょう');
});

it.each([
  ['Os Marimbondos', 'Marimbondos'],
  ['Salt-and-vinegar', 'vinegar'],
  ['夜の遊園地で会いましょう', '会いましょう'],
  ['नाव', 'नव'],
])('the longest word of %s is as wide as %s', (title, word) => {
  expect(longestWord(title)).toBe(longestWord(word));
});

it('takes a wide letter for wider than a narrow one', () => {
  expect(longestWord('mmm')).toBeGreaterThan(longestWord('nnn'));
  expect(longestWord('nnn')).toBeGreaterThan(longestWord('iii'));
});
