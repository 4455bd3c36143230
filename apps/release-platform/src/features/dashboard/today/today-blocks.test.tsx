import { memoryAccess, type MemoryFunctions } from '@countin/data/testing';
import { AppError } from '@countin/domain/errors';
import type { Role } from '@countin/domain/permissions';
import type { ListedProduct } from '@countin/domain/release';
import { aMusicProduct, anArtistProfile, aSignup } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import TodayBlocks from './today-blocks.tsx';

afterEach(cleanup);

const uid = 'mira';
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const released = (daysAgo: number) =>
  ({ mode: 'instant', date: dayOf(NOW - daysAgo * DAY), time: '00:00', zone: 'UTC' }) as const;
const invitation = {
  id: 'i',
  kind: 'label',
  profileId: 'label',
  profileName: 'Tidewrack',
  inviterName: 'Tove',
  role: 'editor',
  expiresAt: NOW + DAY,
};
const none = { invitations: [], ownerships: [] };
const signup = (id: string, productId: string, state: 'failed' | 'sent' = 'failed') =>
  aSignup({ id, ownerId: 'artist', productId, releaseTitle: `Title of ${productId}`, state });

interface Opened {
  readonly role?: Role;
  readonly releases?: readonly ListedProduct[];
  readonly unfinished?: readonly ListedProduct[];
  readonly signups?: readonly ReturnType<typeof signup>[];
  /** Checked and reported links, by path. */
  readonly links?: Readonly<Record<string, object>>;
  readonly functions?: MemoryFunctions;
}

async function open({ role = 'owner', releases = [], unfinished = [], signups = [], links, functions }: Opened) {
  const artist = { ...anArtistProfile({ id: 'artist', createdBy: uid }), role };
  const noPlan = {
    artist: { zone: null, fanLanguages: [], mailDomain: { domain: 'localhost', verified: true }, hasTextFans: false },
    releases: [],
    tasks: [],
  };
  const access = memoryAccess(
    { ...Object.fromEntries(signups.map((each) => [`artistProfiles/artist/signups/${each.id}`, each])), ...links },
    {
      'studio/listWaiting': () => none,
      'studio/readAgreementOffers': () => ({ offers: [] }),
      'studio/readPlan': () => noPlan,
      ...functions,
    },
  );
  const Screen = () => (
    <main aria-label="Blocks">
      <TodayBlocks
        artists={[artist]}
        releases={releases}
        unfinished={unfinished}
        now={NOW}
        artistNameOf={() => undefined}
      />
    </main>
  );
  const view = await renderRoute([{ path: '*', Component: Screen }], { path: '/dashboard', uid, access });
  await screen.findByRole('main', { name: 'Blocks' });
  return { ...view, access };
}
const block = (name: string) => screen.findByRole('region', { name });
const answered = async ({ client }: Awaited<ReturnType<typeof open>>) => expect.poll(() => client.isFetching()).toBe(0);

test('with nothing to do there is no block', async () => {
  await answered(await open({ releases: [aMusicProduct({ artistId: 'artist', status: 'published' })] }));
  expect(screen.queryAllByRole('region')).toEqual([]);
});

test('an invitation to my address is accepted here, and its profile opens', async () => {
  const accepted: unknown[] = [];
  const { router } = await open({
    functions: {
      'studio/listWaiting': () => ({ ...none, invitations: [invitation] }),
      'studio/acceptMailedInvitation': (input: unknown) => {
        accepted.push(input);
        return { kind: 'label', profileId: 'label' };
      },
    },
  });
  const waiting = within(await block('Waiting for you'));
  expect(waiting.getByText('Work on Tidewrack')).toBeTruthy();
  expect(waiting.getByText(/Tove invites you\. Your role: Editor\./)).toBeTruthy();
  fireEvent.click(waiting.getByRole('button', { name: 'Accept' }));
  await expect.poll(() => router.state.location.pathname).toBe('/label/label');
  expect(accepted).toEqual([{ invitationId: 'i' }]);
});

test('an invitation that was withdrawn meanwhile says so', async () => {
  const view = await open({ functions: { 'studio/listWaiting': () => ({ ...none, invitations: [invitation] }) } });
  const waiting = within(await block('Waiting for you'));
  view.access.errorCode = 'invitation/withdrawn';
  fireEvent.click(waiting.getByRole('button', { name: 'Accept' }));
  expect(await waiting.findByRole('alert')).toBeTruthy();
  expect(view.router.state.location.pathname).toBe('/dashboard');
});

test('an offered ownership leads to the settings where it is taken over', async () => {
  const offer = { kind: 'artist', profileId: 'kite', profileName: 'Kite', expiresAt: NOW + DAY };
  await open({ functions: { 'studio/listWaiting': () => ({ ...none, ownerships: [offer] }) } });
  const link = within(await block('Waiting for you')).getByRole('link', { name: 'Kite' });
  expect(link.getAttribute('href')).toBe('/artist/kite/settings#ownership');
});

test('an offered agreement leads to the settings of the artist that it is for', async () => {
  const offer = {
    kind: 'artist',
    profileId: 'artist',
    profileName: 'Mira Okafor',
    partner: { id: 'label', name: 'Tidewrack', customSlug: 'tidewrack' },
    grants: [],
    isRequest: false,
    offeredAt: NOW,
  };
  await open({ functions: { 'studio/readAgreementOffers': () => ({ offers: [offer] }) } });
  const link = within(await block('Waiting for you')).getByRole('link', { name: /^Tidewrack wants/ });
  expect(link.getAttribute('href')).toBe('/artist/artist/settings#agreements');
});

test('an unfinished page says what it lacks, and leads there; a changed one leads to publishing', async () => {
  const draft = aMusicProduct({
    id: 'draft',
    title: 'Low Sun',
    artistId: 'artist',
    status: 'draft',
    releaseMoment: null,
    description: 'Words',
    tracks: [],
  });
  const changed = aMusicProduct({
    id: 'changed',
    title: 'Salt',
    artistId: 'artist',
    status: 'published',
    publishedAt: 1,
    updatedAt: 2,
  });
  await open({ unfinished: [draft, changed] });
  const unfinished = within(await block('Unfinished pages'));
  expect(unfinished.getByRole('link', { name: 'Low Sun' }).getAttribute('href')).toBe(
    '/artist/artist/products/draft#moment',
  );
  expect(unfinished.getByText(/^Set the release date · Add the tracks/)).toBeTruthy();
  expect(unfinished.getByRole('link', { name: 'Salt' }).getAttribute('href')).toBe(
    '/artist/artist/products/changed#publish',
  );
  expect(unfinished.getByText('Changes that aren’t on the page yet')).toBeTruthy();
});

test('a viewer, who may not read fans, sees no problems with sending', async () => {
  const view = await open({
    role: 'viewer',
    releases: [aMusicProduct({ id: 'sun', artistId: 'artist', status: 'published', releaseMoment: released(2) })],
    signups: [signup('a', 'sun')],
  });
  await answered(view);
  expect(screen.queryAllByRole('region')).toEqual([]);
});

test('failed messages of recent releases are counted, and lead to their fans', async () => {
  const { router } = await open({
    releases: [
      aMusicProduct({ id: 'sun', artistId: 'artist', status: 'published', releaseMoment: released(2) }),
      aMusicProduct({ id: 'old', artistId: 'artist', status: 'published', releaseMoment: released(40) }),
    ],
    signups: [signup('a', 'sun'), signup('b', 'sun'), signup('c', 'old'), signup('d', 'sun', 'sent')],
  });
  const sending = within(await block('Problems with sending'));
  expect(sending.getByText('2 messages weren’t delivered')).toBeTruthy();
  expect(sending.queryByText('Title of old')).toBeNull();
  fireEvent.click(sending.getByRole('link', { name: 'Title of sun' }));
  await expect.poll(() => router.state.location.pathname).toBe('/artist/artist/signups');
  expect(router.state.location.state).toEqual({ release: 'sun', failed: true });
});

const ofRelease = (productId: string, artistId = 'artist') => ({
  productId,
  artistId,
  createdBy: uid,
  title: `Title of ${productId}`,
  links: {},
});
const gone = (productId: string, count: number, artistId?: string) => ({
  ...ofRelease(productId, artistId),
  gone: count,
  unnotified: 0,
  checkedAt: NOW,
});
const links = {
  'linkChecks/sun': gone('sun', 2),
  'linkChecks/well': gone('well', 0),
  'linkChecks/foreign': gone('foreign', 1, 'deleted'),
  'linkReports/sun': { ...ofRelease('sun'), open: 1, updatedAt: NOW },
  'linkReports/salt': { ...ofRelease('salt'), open: 3, updatedAt: NOW },
};

test('dead and reported links are one row a release, which leads to its links', async () => {
  await open({ links });
  const list = within(await block('Links to check'));
  await list.findByText('3 links reported by fans');
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Title of sun', '/artist/artist/products/sun/links'],
    ['Title of salt', '/artist/artist/products/salt/links'],
  ]);
  expect(list.getByText(/^2 links no longer work.*1 link reported by fans$/)).toBeTruthy();
});

test.each<Role>(['viewer', 'analyst'])('links that a member cannot mend are not shown: %s', async (role) => {
  await answered(await open({ role, links }));
  expect(screen.queryAllByRole('region')).toEqual([]);
});

test('a block that fails alone is mended by its own "Try Again"; the others stay', async () => {
  let works = false;
  await open({
    unfinished: [aMusicProduct({ id: 'sun', artistId: 'artist', status: 'draft' })],
    functions: {
      'studio/listWaiting': () => {
        if (!works) throw new Error('away');
        return { ...none, invitations: [invitation] };
      },
    },
  });
  const waiting = within(await block('Waiting for you'));
  expect(await block('Unfinished pages')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  works = true;
  fireEvent.click(waiting.getByRole('button', { name: 'Try Again' }));
  expect(await waiting.findByText('Work on Tidewrack')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

const planWith = (tasks: readonly object[]) => ({
  artist: { zone: 'UTC', fanLanguages: [], mailDomain: { domain: 'localhost', verified: true }, hasTextFans: false },
  releases: [],
  tasks: tasks.map((task, index) => ({
    id: `task${index}`,
    template: null,
    productId: null,
    days: null,
    assignee: '',
    done: false,
    hidden: false,
    updatedAt: 1,
    ...task,
  })),
});

test('tasks that are due or late are here, unless they are another member’s, done or hidden', async () => {
  const today = dayOf(NOW);
  const plan = planWith([
    { title: 'Call the hall', date: today },
    { title: 'Send the poster', date: dayOf(NOW - 3 * DAY), assignee: uid },
    { title: 'Book the van', date: dayOf(NOW + DAY) },
    { title: 'Tune the piano', date: today, assignee: 'ben' },
    { title: 'Print the labels', date: today, done: true },
    { title: 'Paint the door', date: today, hidden: true },
  ]);
  await open({ functions: { 'studio/readPlan': () => plan } });
  const due = within(await block('Due now'));
  expect(due.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call the hall', '/artist/artist/release-planner#task0'],
    ['Send the poster', '/artist/artist/release-planner#task1'],
  ]);
});

test('a viewer sees the tasks that are theirs, since no other can be ticked off by them', async () => {
  const plan = planWith([
    { title: 'Call the hall', date: dayOf(NOW) },
    { title: 'Send the poster', date: dayOf(NOW), assignee: uid },
  ]);
  await open({ role: 'viewer', functions: { 'studio/readPlan': () => plan } });
  const due = within(await block('Due now'));
  expect(due.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Send the poster']);
});

test('the block says how many more tasks the planner has', async () => {
  const plan = planWith(Array.from({ length: 9 }, (_, index) => ({ title: `Call ${index}`, date: dayOf(NOW) })));
  await open({ functions: { 'studio/readPlan': () => plan } });
  expect(within(await block('Due now')).getByText('3 more in the planner')).toBeTruthy();
});

test('an analyst, who may not read releases, asks for no plan', async () => {
  const requested: unknown[] = [];
  await answered(
    await open({
      role: 'analyst',
      functions: { 'studio/readPlan': (input: unknown) => (requested.push(input), planWith([])) },
    }),
  );
  expect(requested).toEqual([]);
});

test('a plan that cannot be read leaves the other blocks, and can be tried again', async () => {
  let broken = true;
  const unfinished = [aMusicProduct({ id: 'p', artistId: 'artist', status: 'draft', title: 'Half done' })];
  await open({
    unfinished,
    functions: {
      'studio/readPlan': () => {
        if (broken) throw new AppError('service/unavailable');
        return planWith([{ title: 'Call the hall', date: dayOf(NOW) }]);
      },
    },
  });
  expect(await block('Unfinished pages')).toBeTruthy();
  const due = within(await block('Due now'));
  broken = false;
  fireEvent.click(due.getByRole('button', { name: /again/i }));
  expect(await due.findByRole('link', { name: 'Call the hall' })).toBeTruthy();
});
