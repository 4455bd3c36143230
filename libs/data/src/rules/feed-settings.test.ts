import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@countin/domain/fields';
import { MEMBER_ROLES, can } from '@countin/domain/permissions';
import { aLabelProfile, aUser } from '@countin/domain/testing';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectOnlyFirstAllowed, listOf, setUpRules, type ChangePair } from '../testing/rules-stage.ts';

const PATH = 'labelProfiles/one';
const site = (index: number) => `site-${index}.example`;
const SITES = Array.from({ length: LIMITS.feedSites }, (_, index) => site(index));

const CHANGES: readonly ChangePair[] = [
  ['ids of artists, not paths', { feedArtists: ['artist-mira'] }, { feedArtists: ['../artist'] }],
  [
    'as many artists as the limit, not more',
    { feedArtists: listOf(LIMITS.feedArtists, 'a') },
    { feedArtists: listOf(LIMITS.feedArtists + 1, 'a') },
  ],
  ['a type of ours, no other', { feedKinds: ['single', 'album'] }, { feedKinds: ['mixtape'] }],
  ['a state of ours, no other', { feedShows: 'upcoming' }, { feedShows: 'draft' }],
  ['a year or none, not a text', { feedFrom: 1999, feedUntil: null }, { feedFrom: '1999' }],
  ['a year of four digits', { feedUntil: 2999 }, { feedUntil: 3000 }],
  ['an order of ours, no other', { feedOrder: 'oldest' }, { feedOrder: 'random' }],
  ['as many entries as the limit, not more', { feedCount: LIMITS.feedEntries }, { feedCount: LIMITS.feedEntries + 1 }],
  ['one entry at least', { feedCount: 1 }, { feedCount: 0 }],
  ['fields of ours, no other', { feedFields: [] }, { feedFields: ['fans'] }],
  ['languages of ours, no other', { feedLanguages: ['de', 'pt-BR'] }, { feedLanguages: ['de', 'tlh'] }],
  ['a choice of sites, no other', { feedEmbedding: 'listed' }, { feedEmbedding: true }],
  ...SITES.map((_, index): ChangePair => [
    `site ${index + 1} as a host, not with a further directive`,
    { feedSites: SITES },
    { feedSites: SITES.with(index, "a.example; script-src 'unsafe-inline'") },
  ]),
  ['a host, not every host', { feedSites: ['*.blog.example:8443'] }, { feedSites: ['*'] }],
  ['as many sites as the limit, not more', { feedSites: SITES }, { feedSites: [...SITES, 'more.example'] }],
  ['a setting, but not the owner', { feedOrder: 'oldest' }, { feedOrder: 'oldest', createdBy: 'tide' }],
  ['a setting, but not the roster', { feedOrder: 'oldest' }, { feedOrder: 'oldest', artistIds: ['x'] }],
  ['the server’s time of the change, not another', {}, { updatedAt: new Date() }],
];

describe('the settings of a label’s feed', () => {
  const members = Object.fromEntries(
    MEMBER_ROLES.map((role) => [`users/uid-${role}`, aUser({ uid: `uid-${role}`, labelRoles: { one: role } })]),
  );
  const stage = setUpRules('feed-settings', {
    [PATH]: aLabelProfile({ id: 'one', createdBy: 'mira' }),
    'labelProfiles/two': aLabelProfile({ id: 'two', createdBy: 'tide', customSlug: 'tide' }),
    ...members,
  });
  const change = { feedOrder: 'oldest', updatedAt: serverTimestamp() };

  it.each(MEMBER_ROLES)('are changed by a member as %s if the table of permissions says so', async (role) => {
    const writing = updateDoc(doc(stage.as(`uid-${role}`), PATH), change);
    await (can(role, 'feed.edit') ? assertSucceeds(writing) : assertFails(writing));
    await assertFails(updateDoc(doc(stage.as(`uid-${role}`), 'labelProfiles/two'), change));
  });

  it('are changed by the owner, not by others', async () => {
    await assertSucceeds(updateDoc(doc(stage.as('mira'), PATH), change));
    await assertFails(updateDoc(doc(stage.as('tide'), PATH), change));
    await assertFails(updateDoc(doc(stage.asVisitor(), PATH), change));
  });

  it.each(CHANGES)('take %s', async (_what, allowed, denied) => {
    await expectOnlyFirstAllowed(stage.as('mira'), PATH, allowed, denied);
  });
});
