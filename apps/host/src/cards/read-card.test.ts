import { aReleasePage, RELEASE_DAYS } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { readCard } from './read-card.ts';

/** What a picture says of a date and its clock. Pictures are shown for years, in any zone. */
const WORDS: Readonly<Record<string, string>> = {
  'instant 2026-11-26': 'November 26, 2026 (Japan Time)',
  'instant 2026-12-31': 'December 31, 2026 (Portugal Time)',
  'instant 2026-04-05': 'April 5, 2026 (New Zealand Time)',
  'local 2026-11-25': 'November 25, 2026',
  'local 2026-03-08': 'March 8, 2026',
  'local 2026-10-25': 'October 25, 2026',
};

const MOMENTS = [...new Set(RELEASE_DAYS.map(({ moment }) => moment))];

test.each(MOMENTS)(
  'the card of a release of $mode $date $time says its date, and names the clock of an instant',
  async (moment) => {
    const release = aReleasePage({ kind: 'single', releaseMoment: moment });
    const found = await readCard({ kind: 'release', id: 'mira-okafor.salt', language: 'en' }, {
      releaseBySlugs: async () => release,
    } as unknown as Parameters<typeof readCard>[1]);
    expect(found?.content.note.facts).toEqual(['Single', WORDS[`${moment.mode} ${moment.date}`]]);
  },
);
