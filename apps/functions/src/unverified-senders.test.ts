import { documents } from '@countin/domain/documents';
import { PROFILE_KINDS } from '@countin/domain/permissions';
import { aLabelProfile } from '@countin/domain/testing';
import { describe, expect, it, test } from 'vitest';
import { OPERATIONS } from './operations.ts';
import type { Operations } from './platform/callable/operations.ts';
import { allDocuments, stagedOnce } from './testing/all-documents.ts';
import { callAs } from './testing/call-as.ts';
import { putTestMember } from './testing/members.ts';
import { putUser } from './testing/people.ts';
import { PROFILES, ROWS } from './testing/profile-calls.ts';
import { createWorld, type TestWorld } from './testing/services.ts';
import { putDraft } from './testing/stage.ts';

const OWNER = 'uid-mira';

/** Operations of signed-in people from which no message to another person follows. */
const SENDS_NOTHING = [
  'acceptAgreement',
  'acceptInvitation',
  'acceptMailedInvitation',
  'acceptOwnership',
  'applyImport',
  'archiveProfile',
  'cancelCampaign',
  'cancelPublications',
  'changeGrants',
  'changeImport',
  'changeImportReading',
  'changeImportRows',
  'changeKept',
  'changeMemberRole',
  'changeReleaseSlug',
  'changeSlug',
  'countFans',
  'countLabelFans',
  'countProfileContent',
  'countReleaseContent',
  'createCampaign',
  'createImport',
  'createNumberShare',
  'createProfile',
  'createRelease',
  'declineAgreement',
  'deleteProfile',
  'deleteRelease',
  'dismissLinkReport',
  'draftText',
  'endAgreement',
  'endKeptFeed',
  'endPlanFeed',
  'exportPlan',
  'findLinks',
  'findRelease',
  'hideArtist',
  'keepItems',
  'listDeletedReleases',
  'listImports',
  'listMissingReleases',
  'listPages',
  'listPageVersions',
  'listScheduledPublications',
  'listWaiting',
  'pauseCampaign',
  'previewImportUndo',
  'processImage',
  'publishMedley',
  // Tells fans who have confirmed; those whom an import names have passed its quota.
  'publishRelease',
  'publishReleases',
  'republishReleases',
  'readAgreementOffers',
  'readAgreements',
  'readAssistant',
  'readAudience',
  'readCampaignResults',
  'readCollection',
  'readFan',
  'readFanLists',
  'readHiddenArtists',
  'readImport',
  'readImportContext',
  'readImportRecords',
  'readImportRows',
  'readKept',
  'readKeptKeys',
  'readLabelFan',
  'readLabelNumbers',
  'readMailDomain',
  'readNumberShares',
  'readPageVersion',
  'readPlan',
  'readPlanFeed',
  'readPlanMail',
  'readRecipients',
  'readRosterNumbers',
  'readSavedViews',
  'readSummaryMail',
  'readTeam',
  'readTextPrices',
  'removeCampaign',
  'removeImport',
  'removeKept',
  'removeLogo',
  'removeMember',
  'removeSegment',
  'renewKeptFeed',
  'renewPlanFeed',
  'renewProfile',
  'restorePageVersion',
  'restoreProfile',
  // Tells fans who have confirmed, like publishing.
  'restoreRelease',
  'revertLink',
  'retryImportServices',
  'revokeNumberShare',
  'saveArtistDefaults',
  'saveCampaign',
  'saveCampaignSettings',
  'saveFolder',
  'saveView',
  // Mails of these two go to the caller.
  'savePlanMail',
  'saveSummaryMail',
  'saveSegment',
  'saveSendingSettings',
  'schedulePublications',
  'startRelease',
  'stopImportWork',
  'storeLogo',
  'undoImport',
  'withdrawAgreement',
  'withdrawInvitation',
  'withdrawMedley',
  'withdrawOwnership',
  'withdrawRelease',
  'withdrawReleases',
];

const OF_PEOPLE: Operations = OPERATIONS.studio;
const SENDING = Object.entries(OF_PEOPLE).flatMap(([key, { sends }]) => (sends ? [key] : []));

test('each operation of signed-in artists requires a verified address, or is named here', () => {
  expect([...SENDING, ...SENDS_NOTHING].sort()).toEqual(Object.keys(OF_PEOPLE).sort());
});

const putStaff = stagedOnce(async () => {
  const world = createWorld('unverified-senders');
  await putDraft(world);
  await world.write(documents.labelProfile(PROFILES.label).path, aLabelProfile({ createdBy: OWNER }));
  for (const uid of [OWNER, 'spare']) await putUser(world, uid);
  for (const kind of PROFILE_KINDS) await putTestMember(world, 'spare', 'viewer', { kind, profileId: PROFILES[kind] });
  // The first call lists its caller for admins.
  await callAs(world, OWNER, 'listWaiting', {});
  return world;
});

async function staffed(): Promise<TestWorld> {
  const world = createWorld('unverified-senders');
  await putStaff(world);
  return world;
}

const CALLS = ROWS.filter(({ key }) => SENDING.includes(key));

describe.each(CALLS)('$key for a profile of the kind $kind', ({ key, input }) => {
  it('is refused to an owner whose address is not verified, and leaves nothing', async () => {
    const world = await staffed();
    const before = await allDocuments(world);
    expect(await callAs(world, OWNER, key, input)).toBe('auth/unverified');
    expect([await allDocuments(world), world.mails, world.texts]).toEqual([before, [], []]);
    world.identity.verifiedUids.add(OWNER);
    expect(await callAs(world, OWNER, key, input)).not.toMatch(/^auth\//);
  });

  it('waits for the provider, without guessing', async () => {
    const world = await staffed();
    world.identity.verifiedError = new Error('away');
    expect(await callAs(world, OWNER, key, input)).toBe('service/unavailable');
  });
});

test('every sending operation is called above', () => {
  expect([...new Set(CALLS.map(({ key }) => key))].sort()).toEqual(SENDING.toSorted());
});
