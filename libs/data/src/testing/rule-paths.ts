import {
  aLabelProfile,
  aMedley,
  aProductRecord,
  anArtistProfile,
  aReleasePage,
  aReleaseText,
  aSignup,
  aUser,
} from '@countin/domain/testing';

/** Access of people without any right to Mira's documents. */
export type Access = 'public' | 'public document' | 'closed';

const member = { uid: 'viewer', name: '', role: 'viewer', since: 1, invitedBy: 'mira' };
const upload = { id: 'one', kind: 'cover', state: 'ready', createdBy: 'mira' };
const numbers = { day: '2026-11-23', shard: 0, writers: {}, content: '{}' };
const entry = { id: 'one', action: 'member.left', actor: 'mira' };

/** One document of Mira's for each path of the rules, in her artist or label `mine`. A new path needs a line here. */
export const RULE_PATHS: Readonly<Record<string, readonly [path: string, Access, content: object]>> = {
  '/users/{uid}': ['users/mira', 'closed', aUser({ uid: 'mira' })],
  '/users/{uid}/sessions/{session}': ['users/mira/sessions/login-1', 'closed', { id: 'login-1' }],
  '/users/{uid}/images/{imageId}': ['users/mira/images/one', 'closed', upload],
  '/artistProfiles/{artistId}': ['artistProfiles/mine', 'public', anArtistProfile({ id: 'mine', createdBy: 'mira' })],
  '/artistProfiles/{artistId}/productSlugs/{slug}': [
    'artistProfiles/mine/productSlugs/one',
    'closed',
    { productId: 'one', createdBy: 'mira' },
  ],
  '/artistProfiles/{artistId}/settings/{name}': ['artistProfiles/mine/settings/defaults', 'closed', { mode: 'local' }],
  '/artistProfiles/{artistId}/images/{imageId}': ['artistProfiles/mine/images/one', 'closed', upload],
  '/artistProfiles/{artistId}/photos/{imageId}': ['artistProfiles/mine/photos/one', 'closed', { ...upload, id: 'one' }],
  '/artistProfiles/{artistId}/tasks/{taskId}': [
    'artistProfiles/mine/tasks/one',
    'closed',
    { id: 'one', title: 'Call' },
  ],
  '/artistProfiles/{artistId}/signups/{signupId}': [
    'artistProfiles/mine/signups/fan',
    'closed',
    aSignup({ id: 'fan', ownerId: 'mine' }),
  ],
  '/artistProfiles/{artistId}/segments/{segmentId}': [
    'artistProfiles/mine/segments/segment',
    'closed',
    { id: 'segment', ownerId: 'mine', name: 'Berlin', conditions: {} },
  ],
  '/artistProfiles/{artistId}/fans/{fanId}': [
    'artistProfiles/mine/fans/fan',
    'closed',
    { id: 'fan', artistId: 'mine', contact: 'fan@example.com', ledger: [] },
  ],
  '/labelProfiles/{labelId}/fans/{fanId}': [
    'labelProfiles/mine/fans/fan',
    'closed',
    { id: 'fan', ownerId: 'mine', ownerKind: 'label', contact: 'fan@example.com', state: 'confirmed', ledger: [] },
  ],
  '/artistProfiles/{artistId}/campaigns/{campaignId}': [
    'artistProfiles/mine/campaigns/one',
    'closed',
    { id: 'one', artistId: 'mine', state: 'draft' },
  ],
  '/labelProfiles/{labelId}/segments/{segmentId}': [
    'labelProfiles/mine/segments/segment',
    'closed',
    { id: 'segment', ownerId: 'mine', ownerKind: 'label', name: 'Berlin', conditions: {} },
  ],
  '/labelProfiles/{labelId}/campaigns/{campaignId}': [
    'labelProfiles/mine/campaigns/one',
    'closed',
    { id: 'one', ownerId: 'mine', ownerKind: 'label', state: 'draft' },
  ],
  '/artistProfiles/{artistId}/members/{uid}': ['artistProfiles/mine/members/viewer', 'closed', member],
  '/artistProfiles/{artistId}/activity/{entryId}': ['artistProfiles/mine/activity/one', 'closed', entry],
  '/artistProfiles/{artistId}/dayNumbers/{shard}': ['artistProfiles/mine/dayNumbers/2026-11-23.0', 'closed', numbers],
  '/artistProfiles/{artistId}/monthNumbers/{month}': ['artistProfiles/mine/monthNumbers/2026-11', 'closed', numbers],
  '/artistProfiles/{artistId}/liveNumbers/{shard}': ['artistProfiles/mine/liveNumbers/0', 'closed', numbers],
  '/labelProfiles/{labelId}': ['labelProfiles/mine', 'public', aLabelProfile({ id: 'mine', createdBy: 'mira' })],
  '/labelProfiles/{labelId}/settings/{name}': [
    'labelProfiles/mine/settings/sending',
    'closed',
    { mailHours: 'moment' },
  ],
  '/labelProfiles/{labelId}/members/{uid}': ['labelProfiles/mine/members/viewer', 'closed', member],
  '/labelProfiles/{labelId}/activity/{entryId}': ['labelProfiles/mine/activity/one', 'closed', entry],
  '/labelProfiles/{labelId}/dayNumbers/{shard}': ['labelProfiles/mine/dayNumbers/2026-11-23.0', 'closed', numbers],
  '/labelProfiles/{labelId}/monthNumbers/{month}': ['labelProfiles/mine/monthNumbers/2026-11', 'closed', numbers],
  '/labelProfiles/{labelId}/liveNumbers/{shard}': ['labelProfiles/mine/liveNumbers/0', 'closed', numbers],
  '/slugs/{slug}': ['slugs/mine', 'public document', { kind: 'artist', profileId: 'mine', createdBy: 'mira' }],
  '/musicProducts/{productId}': [
    'musicProducts/one',
    'closed',
    aProductRecord({ id: 'one', createdBy: 'mira', artistId: 'mine' }),
  ],
  '/musicProducts/{productId}/texts/{language}': ['musicProducts/one/texts/de', 'closed', aReleaseText()],
  '/musicProducts/{productId}/texts/{language}/versions/{slot}': [
    'musicProducts/one/texts/de/versions/1',
    'closed',
    { number: 1, by: 'mira', at: 1 },
  ],
  '/releasePages/{productId}': ['releasePages/one', 'public', aReleasePage({ id: 'one', createdBy: 'mira' })],
  '/linkChecks/{productId}': [
    'linkChecks/one',
    'closed',
    { productId: 'one', artistId: 'mine', createdBy: 'mira', gone: 1, links: {} },
  ],
  '/linkReports/{productId}': [
    'linkReports/one',
    'closed',
    { productId: 'one', artistId: 'mine', createdBy: 'mira', open: 1, links: {} },
  ],
  '/medleys/{artistId}': ['medleys/mine', 'public', aMedley({ artistId: 'mine' })],
  '/withdrawnMedleys/{artistId}': ['withdrawnMedleys/mine', 'closed', aMedley({ artistId: 'mine' })],
};
