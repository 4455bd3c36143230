import type { CallableKey } from '@countin/domain/callables';
import { documents, readDocument } from '@countin/domain/documents';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { aLabelProfile } from '@countin/domain/testing';
import { expect, it, test } from 'vitest';
import { generateAuthToken } from './accounts/generate-auth-token.ts';
import { startCampaign } from './campaigns/send/start-campaign.ts';
import { renewKeptFeed } from './collection/kept-feeds.ts';
import { createNumberShare } from './numbers/shares/number-shares.ts';
import { saveSummaryMail, summaryMailId, summaryMailToken } from './numbers/summary/summary-mails.ts';
import { OPERATIONS } from './operations.ts';
import { renewPlanFeed } from './planner/calendar/plan-feeds.ts';
import { planMailId, planMailToken, savePlanMail } from './planner/morning/plan-mails.ts';
import { deleteProfile } from './profiles/deletion/delete-profile.ts';
import { publishRelease } from './releases/publish-release.ts';
import { confirmSignup } from './signups/receipt/confirm-signup.ts';
import { signUp } from './signups/sign-up.ts';
import { stagedOnce } from './testing/all-documents.ts';
import { callAs } from './testing/call-as.ts';
import { putTestMember } from './testing/members.ts';
import { aPerson, putUser } from './testing/people.ts';
import { putWaiting } from './testing/sending/put-waiting.ts';
import { createWorld, SIGNING_KEYS, type TestWorld } from './testing/services.ts';
import { aNewFollow, aNewLabelNews, aNewSignup, putDraft } from './testing/stage.ts';
import { writeCampaign } from './testing/write-campaign.ts';

const OWNER = 'uid-mira';
const MANAGER = 'manager';
const ADDRESS = '203.0.113.7';
const ARTIST = 'artist-mira';
const PRODUCT = 'product-tide';
const BUTTON = 'https://mira.test/tour';
const artist = { kind: 'artist', profileId: ARTIST } as const;
const label = { kind: 'label', profileId: 'label-tide' } as const;
const reason = 'Complaints.';

/** States of an artist and its label, and of the manager whose links, feeds and collection are read. */
const STATES = {
  deleted: async (world: TestWorld) => {
    for (const profile of [artist, label]) expect(await callAs(world, OWNER, 'deleteProfile', profile)).toBe('done');
  },
  /** The call had no time to hide the pages. */
  'just deleted': async (world: TestWorld) => {
    for (const profile of [artist, label]) {
      let requested = 0;
      const hurried = { ...world, now: () => world.now() + 31_000 * requested++ };
      await deleteProfile(hurried, aPerson({ uid: OWNER, passwordAt: world.now() }), profile);
    }
  },
  'held back': async (world: TestWorld) => {
    for (const profile of [artist, label])
      expect(await callAs(world, 'admin', 'holdBackProfile', { ...profile, heldBack: true, reason })).toBe('done');
  },
  'owner suspended': (world: TestWorld) => suspend(world, OWNER),
  'member suspended': (world: TestWorld) => suspend(world, MANAGER),
  archived: async (world: TestWorld) => {
    for (const profile of [artist, label])
      expect(await callAs(world, OWNER, 'archiveProfile', { ...profile, archived: true })).toBe('done');
  },
} as const;
type State = keyof typeof STATES;

async function suspend(world: TestWorld, uid: string): Promise<void> {
  expect(await callAs(world, 'admin', 'suspendUser', { uid, suspended: true, reason })).toBe('done');
}

/** Links and addresses that were given away before. */
interface Given {
  readonly requested: string;
  readonly confirmed: string;
  readonly click: string;
  readonly plan: string;
  readonly morning: string;
  readonly summary: string;
  readonly share: string;
  readonly kept: string;
  readonly session: string;
}

const PEOPLE = [OWNER, MANAGER, 'admin'];
let given: Given;

function emptyWorld(): TestWorld {
  const world = createWorld('fan-states');
  for (const uid of PEOPLE) {
    world.identity.put(uid, {});
    world.identity.verifiedUids.add(uid);
  }
  return world;
}

const putGiven = stagedOnce(async () => {
  const world = emptyWorld();
  await putDraft(world);
  await world.write(documents.labelProfile(label.profileId).path, aLabelProfile({ createdBy: OWNER }));
  for (const uid of PEOPLE) {
    await putUser(world, uid, uid === 'admin' ? { userType: 'admin' } : {});
    await callAs(world, uid, 'listWaiting', {});
  }
  for (const profile of [artist, label]) await putTestMember(world, MANAGER, 'manager', profile);
  await publishRelease(world, OWNER, { productId: PRODUCT });
  given = await giveLinks(world);
  return world;
});

async function staged(): Promise<TestWorld> {
  const world = emptyWorld();
  await putGiven(world);
  return world;
}

async function giveLinks(world: TestWorld): Promise<Given> {
  const receipt = async (contact: string) => {
    await signUp(world, ADDRESS, aNewSignup({ contact }));
    return /\/r\/([\w-]{43})/.exec(world.mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const [requested, confirmed] = [await receipt('asked@example.com'), await receipt('fan@example.com')];
  await confirmSignup(world, ADDRESS, { token: confirmed });

  await putWaiting(world, [
    { scope: 'artist', productId: null, releaseTitle: '', dueAt: null, contact: 'b@example.com' },
  ]);
  const owner = { ownerId: ARTIST, ownerKind: 'artist' } as const;
  const campaignId = await writeCampaign(world, MANAGER, owner, {
    blocks: [{ id: 'a', kind: 'button', url: BUTTON }],
    texts: { en: { subject: 'News', message: '', parts: { a: 'Tickets' } } },
  });
  const campaign = readDocument(
    documents.campaign('artist', ARTIST, campaignId),
    await world.db.doc(documents.campaign('artist', ARTIST, campaignId).path).get(),
  );
  await startCampaign(world, MANAGER, { ...owner, campaignId, updatedAt: campaign?.updatedAt ?? 0, confirmed: null });
  const click = /\/r\/go\/([\w-]+)/.exec(world.mails.at(-1)?.text ?? '')?.[1] ?? '';

  await savePlanMail(world, MANAGER, { artistId: ARTIST, zone: 'Europe/Berlin' });
  await saveSummaryMail(world, MANAGER, { ...artist, every: 'week', zone: 'Europe/Berlin' });
  const createdAt = world.now();
  const wish = { uid: MANAGER, kind: 'session', site: 'countin' } as const;
  return {
    ...{ requested, confirmed, click },
    plan: (await renewPlanFeed(world, MANAGER, { artistId: ARTIST, language: 'en', zone: 'Europe/Berlin' })).token,
    morning: planMailToken(world, { id: planMailId(world, ARTIST, MANAGER), createdAt }),
    summary: summaryMailToken(world, { id: summaryMailId(world, artist, MANAGER), createdAt }),
    share: (await createNumberShare(world, MANAGER, { artistId: ARTIST, title: '', days: 30 })).token,
    kept: (await renewKeptFeed(world, MANAGER)).token,
    session: (await generateAuthToken(world, SIGNING_KEYS, aPerson({ uid: MANAGER }), wish)).token,
  };
}

type Row = readonly [
  key: keyof typeof OPERATIONS.fans & CallableKey,
  input: (given: Given) => object,
  /** The answer of states that are not named is `done`. */
  answers: Partial<Record<State, string>>,
];
const gone = (code: string) => ({ deleted: code, 'just deleted': code });
const answers = { language: 'en', wordingVersion: CONSENT_WORDING_VERSION, consent: true } as const;
const range = { from: '2026-06-01', to: '2026-06-12' };

/**
 * What people without a sign-in get, in this order. A fan keeps the receipt in every state: reading, changing, stopping and
 * erasing what they agreed to is their right.
 */
const ROWS: readonly Row[] = [
  ['signUp', () => aNewSignup({ contact: 'new@example.com' }), gone('release/not-found')],
  [
    'followArtist',
    () => aNewFollow({ contact: 'new@example.com' }),
    { ...gone('profile/not-found'), archived: 'signup/closed' },
  ],
  [
    'askForLabelNews',
    () => aNewLabelNews({ contact: 'new@example.com' }),
    { ...gone('profile/not-found'), archived: 'signup/closed' },
  ],
  ['reportLink', () => ({ productId: PRODUCT, linkId: 'link-1' }), gone('release/not-found')],
  ['followCampaignLink', ({ click }) => ({ token: click, counts: true }), gone('campaign/link-gone')],
  [
    'readPlanCalendar',
    ({ plan }) => ({ token: plan }),
    { ...gone('planner/calendar-gone'), 'member suspended': 'planner/calendar-gone' },
  ],
  [
    'openNumberShare',
    ({ share }) => ({ token: share }),
    { ...gone('numbers/share-revoked'), 'member suspended': 'numbers/share-revoked' },
  ],
  [
    'readSharedNumbers',
    ({ share }) => ({ token: share, range, page: null }),
    { ...gone('numbers/share-revoked'), 'member suspended': 'numbers/share-revoked' },
  ],
  // Of the member, and of no profile.
  ['readKeptCalendar', ({ kept }) => ({ token: kept }), { 'member suspended': 'collection/calendar-gone' }],
  [
    'keepOnPage',
    ({ session }) => ({ token: session, act: 'keep', items: [{ key: `release.${PRODUCT}` }] }),
    { 'member suspended': 'auth/disabled' },
  ],
  ['searchDiscovery', () => ({ text: 'tide' }), {}],
  ['readShelf', () => ({ shelf: 'new' }), {}],
  ['readGenres', () => ({ shelf: 'new' }), {}],
  ['stopPlanMail', ({ morning }) => ({ token: morning }), {}],
  ['stopSummaryMail', ({ summary }) => ({ token: summary }), {}],
  ['readReceipt', ({ confirmed }) => ({ token: confirmed }), {}],
  ['confirmSignup', ({ requested }) => ({ token: requested }), {}],
  [
    'followFromReceipt',
    ({ confirmed }) => ({ token: confirmed, ...answers }),
    { ...gone('signup/closed'), archived: 'signup/closed' },
  ],
  ['changeSignup', ({ confirmed }) => ({ token: confirmed, service: 'tidal', language: 'de' }), {}],
  [
    'moveSignup',
    ({ confirmed }) => ({ token: confirmed, contact: 'moved@example.com', country: 'DE', ...answers }),
    gone('release/not-found'),
  ],
  ['stopConsent', ({ confirmed }) => ({ token: confirmed, scope: { kind: 'artist', id: ARTIST } }), {}],
  ['stopSignup', ({ confirmed }) => ({ token: confirmed }), {}],
  ['eraseSignup', ({ confirmed }) => ({ token: confirmed }), {}],
];

test('each operation of people without a sign-in is called below in each state', () => {
  expect(ROWS.map(([key]) => key).sort()).toEqual(Object.keys(OPERATIONS.fans).sort());
});

it.each(Object.keys(STATES) as State[])('answers to people without a sign-in: %s', async (state) => {
  const world = await staged();
  await STATES[state](world);
  const got: [string, string][] = [];
  for (const [key, input] of ROWS) {
    world.passTime(60_000);
    got.push([key, await callAs(world, null, key, input(given))]);
  }
  expect(got).toEqual(ROWS.map(([key, , expected]) => [key, expected[state] ?? 'done']));
});

it('every answer is that of a release, link or account that is there', async () => {
  const world = await staged();
  for (const [key, input] of ROWS) {
    world.passTime(60_000);
    expect([key, await callAs(world, null, key, input(given))]).toEqual([key, 'done']);
  }
});
