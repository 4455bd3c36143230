import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@countin/domain/fields';
import { SOCIALS } from '@countin/domain/profile';
import { aLabelProfile, anArtistProfile } from '@countin/domain/testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectOnlyFirstAllowed, listOf, setUpRules, textOf, type ChangePair } from '../testing/rules-stage.ts';
import { stored } from '../testing/stored-document.ts';
import { COVER_PAIRS } from '../testing/cover-pairs.ts';
import { IMAGE_CHOICE_PAIRS } from '../testing/image-choice-pairs.ts';

const SITE = 'https://mira.example/';
const longUrl = (length: number) => SITE + textOf(length - SITE.length);

const CHANGES: readonly ChangePair[] = [
  ['a name at its limit, not above', { name: textOf(LIMITS.profileName) }, { name: textOf(LIMITS.profileName + 1) }],
  ['a name, not an empty one', { name: 'M' }, { name: '' }],
  ['a name, not spaces', { name: 'M' }, { name: '   ' }],
  ['a name, not a list', { name: 'M' }, { name: ['M'] }],
  ['another name, not none', { name: 'M' }, { name: deleteField() }],
  ['a bio at its limit, not above', { bio: textOf(LIMITS.bio) }, { bio: textOf(LIMITS.bio + 1) }],
  ['a bio as text, not null', { bio: '' }, { bio: null }],
  ['a language of ours, no other', { language: 'zh-CN' }, { language: 'zh' }],
  [
    'as many genres as the limit, not more',
    { genres: listOf(LIMITS.genres, 'folk') },
    { genres: listOf(LIMITS.genres + 1, 'folk') },
  ],
  [
    'a genre at its limit, not above',
    { genres: ['folk', textOf(LIMITS.genre)] },
    { genres: ['folk', textOf(LIMITS.genre + 1)] },
  ],
  ...listOf(LIMITS.genres, 'folk').map((_genre, index, genres): ChangePair => [
    `genre ${index + 1} as a text, not an empty one`,
    { genres: genres.with(index, 'dub') },
    { genres: genres.with(index, '') },
  ]),
  ['genres as a list, not a text', { genres: [] }, { genres: 'folk' }],
  [
    'a location at its limit, not above',
    { location: textOf(LIMITS.profileName) },
    { location: textOf(LIMITS.profileName + 1) },
  ],
  [
    'an address at its limit, not above',
    { socials: { website: longUrl(LIMITS.url) } },
    { socials: { website: longUrl(LIMITS.url + 1) } },
  ],
  ['a social network of ours, no other', { socials: { x: SITE } }, { socials: { myspace: SITE } }],
  ['socials as a map, not a list', { socials: {} }, { socials: [] }],
  [
    'a web address, not script',
    { socials: { website: 'http://mira.example' } },
    { socials: { website: 'javascript:alert(1)//mira.example' } },
  ],
  [
    'a web address, without credentials',
    { socials: { website: 'https://mira.example/@me' } },
    { socials: { website: 'https://open.spotify.com@mira.example/' } },
  ],
  ['a web address on one line', { socials: { website: SITE } }, { socials: { website: `${SITE}\nx` } }],
  ['a colour, not its name', { accent: '#00ff00' }, { accent: 'green' }],
  ['a colour in lower case or none', { accent: null }, { accent: '#00FF00' }],
  ['no picture or a drawn one', { picture: null }, { picture: 'https://mira.example/me.png' }],
  ...SOCIALS.map((social): ChangePair => [
    `an address for ${social}, not a number`,
    { socials: { [social]: SITE } },
    { socials: { [social]: 7 } },
  ]),
  ...COVER_PAIRS.map(([what, allowed, denied]): ChangePair => [
    `a picture with ${what}`,
    { picture: allowed },
    { picture: denied },
  ]),
  // Fields that only the server may write.
  ...Object.entries({
    customSlug: 'mira',
    createdBy: 'tide',
    createdAt: serverTimestamp(),
    id: 'other',
    artistIds: ['x'],
    verified: true,
  }).map(([field, value]): ChangePair => [`a name, but not ${field}`, { name: 'M' }, { name: 'M', [field]: value }]),
  ['the server’s time of the change, not another', {}, { updatedAt: new Date() }],
  ['the time of the change, not its removal', {}, { updatedAt: deleteField() }],
];

for (const [kind, profiles, owned, other] of [
  [
    'an artist',
    'artistProfiles',
    anArtistProfile({ id: 'one', createdBy: 'mira' }),
    anArtistProfile({ id: 'two', createdBy: 'tide', customSlug: 'tide' }),
  ],
  [
    'a label',
    'labelProfiles',
    aLabelProfile({ id: 'one', createdBy: 'mira' }),
    aLabelProfile({ id: 'two', createdBy: 'tide', customSlug: 'tide' }),
  ],
] as const) {
  const path = `${profiles}/one`;

  describe(`${kind}’s profile`, () => {
    const stage = setUpRules(`profiles-${profiles.toLowerCase()}`, { [path]: owned, [`${profiles}/two`]: other });

    it('is read by everyone', async () => {
      for (const firestore of [stage.asVisitor(), stage.as('tide')]) {
        await assertSucceeds(getDoc(doc(firestore, path)));
        await assertSucceeds(getDoc(doc(firestore, `${profiles}/unknown`)));
      }
    });

    it('is found by slug and by owner, at most a hundred at a time', async () => {
      const all = collection(stage.asVisitor(), profiles);
      for (const wanted of [where('customSlug', '==', owned.customSlug), where('createdBy', '==', 'mira')]) {
        await assertSucceeds(getDocs(query(all, wanted, limit(100))));
        await assertFails(getDocs(query(all, wanted, limit(101))));
        await assertFails(getDocs(query(all, wanted)));
      }
    });

    it('is changed by its owner alone', async () => {
      const change = { name: 'M', updatedAt: serverTimestamp() };
      await assertFails(updateDoc(doc(stage.as('tide'), path), change));
      await assertFails(updateDoc(doc(stage.asVisitor(), path), change));
      await assertSucceeds(updateDoc(doc(stage.as('mira'), path), change));
    });

    for (const [what, allowed, denied] of CHANGES) {
      it(`takes ${what}`, () => expectOnlyFirstAllowed(stage.as('mira'), path, allowed, denied));
    }

    if (kind === 'an artist') {
      for (const [what, allowed, denied] of IMAGE_CHOICE_PAIRS) {
        it(`takes an uploaded picture with ${what}`, () =>
          expectOnlyFirstAllowed(stage.as('mira'), path, { pictureImage: allowed }, { pictureImage: denied }));
      }
    } else {
      it('takes no uploaded picture', () =>
        expectOnlyFirstAllowed(
          stage.as('mira'),
          path,
          { pictureImage: null },
          { pictureImage: IMAGE_CHOICE_PAIRS[0]?.[1] },
        ));
    }

    it('stays as it is while it is deleted', async () => {
      await stage.seed({ [path]: { ...owned, deletedAt: 1 } });
      await assertFails(updateDoc(doc(stage.as('mira'), path), { name: 'Mira', updatedAt: serverTimestamp() }));
      await assertSucceeds(getDoc(doc(stage.as('mira'), path)));
    });

    it('is not overwritten with another one', async () => {
      const whole = (change: object) =>
        setDoc(doc(stage.as('mira'), path), { ...stored({ ...owned, ...change }), updatedAt: serverTimestamp() });
      await assertFails(whole({ createdBy: 'tide' }));
      await assertSucceeds(whole({ name: 'M' }));
    });

    it('is made and removed by the server alone', async () => {
      const made = { ...stored({ ...owned, id: 'three' }), createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
      await assertFails(setDoc(doc(stage.as('mira'), `${profiles}/three`), made));
      await assertFails(deleteDoc(doc(stage.as('mira'), path)));
      await assertSucceeds(updateDoc(doc(stage.as('mira'), path), { bio: '', updatedAt: serverTimestamp() }));
    });
  });
}
