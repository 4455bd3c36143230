import { LANGUAGES } from '@countin/domain/locale';
import { aReleasePage } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { releasePage } from '../index.ts';
import { aRequest, NOW, pageOf, someServices } from '../testing/page-services.ts';

const noteOf = async (staleSince: number | null, language = 'en') => {
  const services = { ...someServices({ releases: [aReleasePage()] }).services, staleSince: () => staleSince };
  const page = pageOf(
    await releasePage(aRequest(`/release/mira-okafor.tide-lines?lang=${language}`), services, 'mira-okafor.tide-lines'),
  );
  return page.querySelector('.stale')?.textContent ?? null;
};

it('a page rendered from stale copies shows their age, from a minute on', async () => {
  expect(await noteOf(NOW - 3 * 3_600_000)).toBe('Shown as it was 3 hr. ago. Newer changes can’t be loaded right now.');
  expect(await noteOf(NOW - 59_000)).toBeNull();
  expect(await noteOf(null)).toBeNull();
});

it('says so in every language', async () => {
  const notes = await Promise.all(LANGUAGES.map((language) => noteOf(NOW - 120_000, language)));
  expect(new Set(notes).size).toBe(LANGUAGES.length);
  for (const note of notes) expect(note).toMatch(/2|قبل دقيقتين/);
});
