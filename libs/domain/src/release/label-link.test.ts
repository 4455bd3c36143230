import { expect, test } from 'vitest';
import { belongsToLabel } from './label-link.ts';
import { aLabelProfile, aReleasePage } from '../testing/index.ts';

const label = aLabelProfile({ name: 'Tide Line Records', artistIds: ['artist-mira'], createdBy: 'uid-tide' });

test.each([
  ['an artist of the roster who names it', {}, true],
  ['its own person, who names it', { artistId: 'artist-new', createdBy: 'uid-tide' }, true],
  ['a name in other letters and spaces', { labelName: ' ｔｉｄｅ  line RECORDS ' }, true],
  ['an artist of the roster who names another', { labelName: 'Kumo Tapes' }, false],
  ['an artist of the roster who names none', { labelName: '' }, false],
  ['another user who names it', { artistId: 'artist-else', createdBy: 'uid-else' }, false],
])('a release of %s: %#', (_, change, expected) => {
  expect(belongsToLabel(aReleasePage(change), label)).toBe(expected);
});
