import { assertFails } from '@firebase/rules-unit-testing';
import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import { ARTIST_SECTIONS } from '@countin/domain/profile';
import { anArtistLink, anArtistPage, anArtistProfile, anArtistShow, aUser } from '@countin/domain/testing';
import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectOnlyFirstAllowed, listOf, setUpRules, textOf, type ChangePair } from '../testing/rules-stage.ts';

const path = 'artistProfiles/one';
const stage = setUpRules('artist-page', {
  [path]: anArtistPage({ id: 'one', createdBy: 'mira' }),
  'artistProfiles/old': anArtistProfile({ id: 'old', createdBy: 'mira', customSlug: 'old' }),
  'users/edi': aUser({ uid: 'edi', artistRoles: { one: 'editor' } }),
  'users/ana': aUser({ uid: 'ana', artistRoles: { one: 'analyst' } }),
});

const CHANGES: readonly ChangePair[] = [
  [
    'as many links as the limit, not more',
    { pageLinks: listOf(LIMITS.artistLinks, anArtistLink()) },
    { pageLinks: listOf(LIMITS.artistLinks + 1, anArtistLink()) },
  ],
  [
    'as many shows as the limit, not more',
    { shows: listOf(LIMITS.shows, anArtistShow()) },
    { shows: listOf(LIMITS.shows + 1, anArtistShow()) },
  ],
  ['a country by its code, not its name', { country: 'PT' }, { country: 'Portugal' }],
  ['links as a list, not a text', { pageLinks: [] }, { pageLinks: 'shop' }],
  ['shows as a list, not a map', { shows: [] }, { shows: {} }],
  ['a release by its id, not its path', { pinnedRelease: 'tide' }, { pinnedRelease: '../tide' }],
  ['no pinned release, not a number', { pinnedRelease: null }, { pinnedRelease: 7 }],
  ['sections of ours, no other', { artistSections: ['shows', 'about'] }, { artistSections: ['shows', 'news'] }],
  [
    'each section once at most',
    { artistSections: [...ARTIST_SECTIONS] },
    { artistSections: [...ARTIST_SECTIONS, 'about'] },
  ],
  ['a text in a language of ours, no other', { bios: { de: 'Lieder.' } }, { bios: { it: 'Canzoni.' } }],
  ...LANGUAGES.map((language): ChangePair => [
    `a text in ${language} at its limit, not above`,
    { bios: { [language]: textOf(LIMITS.bio) } },
    { bios: { [language]: textOf(LIMITS.bio + 1) } },
  ]),
  ['no content at all, but a name', { shows: deleteField(), bios: deleteField() }, { name: deleteField() }],
];

describe('an artist’s page', () => {
  for (const [what, allowed, denied] of CHANGES)
    it(`takes ${what}`, () => expectOnlyFirstAllowed(stage.as('mira'), path, allowed, denied));

  it('of before these fields existed takes them', () =>
    expectOnlyFirstAllowed(
      stage.as('mira'),
      'artistProfiles/old',
      { shows: [anArtistShow()] },
      { shows: [anArtistShow()], verified: true },
    ));

  it('is written by members who may edit the profile', async () => {
    const change = { pageLinks: [anArtistLink()] };
    await expectOnlyFirstAllowed(stage.as('edi'), path, change, { ...change, createdBy: 'edi' });
    for (const uid of ['ana', 'tide'])
      await assertFails(updateDoc(doc(stage.as(uid), path), { ...change, updatedAt: serverTimestamp() }));
  });
});
