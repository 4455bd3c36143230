import { isOperationOf, PROFILE_KINDS, type Operation, type ProfileKind } from '@countin/domain/permissions';
import { aProductContent } from '@countin/domain/testing';

/** The profiles that the calls name: the owner of both is `uid-mira`. */
export const PROFILES = { artist: 'artist-mira', label: 'label-tide' } as const;
const artistId = PROFILES.artist;
const labelId = PROFILES.label;
const LOGO = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h1"/></svg>');

/** What a callable does by the table of permissions, on which kinds of profiles, and an input for it. */
interface Case {
  readonly operation: Operation;
  readonly input: (kind: ProfileKind) => object;
  /** Without it, every kind that the operation exists for. */
  readonly kinds?: readonly ProfileKind[];
}

const ofProfile = (operation: Operation, more: object = {}): Case => ({
  operation,
  input: (kind) => ({ kind, profileId: PROFILES[kind], ...more }),
});
const ofArtist = (operation: Operation, more: object = {}): Case => ({
  operation,
  kinds: ['artist'],
  input: () => ({ artistId, ...more }),
});
const ofLabel = (operation: Operation, more: object = {}): Case => ({
  operation,
  kinds: ['label'],
  input: () => ({ labelId, ...more }),
});
const ofRelease = (operation: Operation, more: object = {}): Case => ({
  operation,
  kinds: ['artist'],
  input: () => ({ productId: 'product-tide', ...more }),
});

/** Acts for one side of an agreement; the other one is the profile of the other kind. */
const ofPair = (more: object = {}): Case => ({
  operation: 'agreements.manage',
  input: (kind) => ({
    kind,
    profileId: PROFILES[kind],
    partnerId: PROFILES[kind === 'artist' ? 'label' : 'artist'],
    ...more,
  }),
});
const GRANTS = ['releases.see'];

/** Every callable of signed-in artists that acts on a profile. */
export const CASES: Readonly<Record<string, Case>> = {
  acceptAgreement: ofPair({ grants: GRANTS }),
  archiveProfile: ofProfile('settings.edit', { archived: true }),
  changeGrants: ofPair({ grants: GRANTS }),
  changeMemberRole: ofProfile('members.manage', { uid: 'spare', role: 'viewer' }),
  changeSlug: ofProfile('settings.edit', { customSlug: 'another-one' }),
  countProfileContent: ofProfile('profile.delete'),
  createRelease: ofArtist('release.create', { ...aProductContent(), productSlug: 'next-one' }),
  declineAgreement: ofPair(),
  deleteProfile: ofProfile('profile.delete'),
  draftText: ofRelease('release.edit', { language: 'de', kind: 'short' }),
  dismissLinkReport: ofRelease('release.edit', { linkId: 'link-1' }),
  endAgreement: ofPair(),
  findLinks: ofRelease('release.edit', { text: '036000291452' }),
  inviteMember: ofProfile('members.manage', { role: 'viewer', email: null, language: 'en' }),
  offerAgreement: ofProfile('agreements.manage', { slug: 'another-one', grants: GRANTS }),
  offerOwnership: ofProfile('profile.transfer', { uid: 'spare' }),
  processImage: ofArtist('image.upload', { imageId: 'none', kind: 'cover' }),
  publishMedley: ofArtist('medley.edit', { slots: [{ title: 'Salt', clipId: 'none', productId: null }] }),
  publishRelease: ofRelease('release.publish'),
  readAgreements: ofProfile('agreements.read'),
  readLabelNumbers: ofLabel('numbers.read', { artistIds: [artistId] }),
  readTeam: ofProfile('members.read'),
  removeLogo: ofLabel('image.upload', { theme: 'light' }),
  removeMember: ofProfile('members.manage', { uid: 'spare' }),
  renewProfile: ofProfile('profile.edit'),
  restoreProfile: ofProfile('profile.delete'),
  revertLink: ofRelease('release.publish', { linkId: 'link-1' }),
  saveArtistDefaults: ofArtist('settings.edit', {
    zone: null,
    language: null,
    mode: 'local',
    time: '00:00',
    storeOrder: [],
  }),
  storeLogo: ofLabel('image.upload', { theme: 'light', file: LOGO.toString('base64') }),
  withdrawAgreement: ofPair(),
  withdrawInvitation: ofProfile('members.manage', { invitationId: 'none' }),
  withdrawMedley: ofArtist('medley.edit'),
  withdrawOwnership: ofProfile('profile.transfer'),
  withdrawRelease: ofRelease('release.publish', { to: 'archived' }),
};

/** Callables that are decided by something else than a role in the profile that they name. */
export const BY_OTHER_MEANS = [
  // Makes a profile of one's own.
  'createProfile',
  // Answers for each profile in which the caller manages agreements.
  'readAgreementOffers',
  // Says what the deployment has.
  'readAssistant',
  // By the token, by the verified address, and by the offer to this very account.
  'acceptInvitation',
  'acceptMailedInvitation',
  'acceptOwnership',
  // Only what is addressed to the caller.
  'listWaiting',
];

/** Each of these calls on each kind of profile that it exists for. */
export const ROWS = Object.entries(CASES).flatMap(([key, { kinds = PROFILE_KINDS, operation, input }]) =>
  kinds.filter((kind) => isOperationOf(kind, operation)).map((kind) => ({ key, kind, operation, input: input(kind) })),
);
