import { queryKeys } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import type { PlannerTask, ReleaseFacts } from '@countin/domain/planner';
import { anArtistProfile } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Component as OwnArtist } from '../../shell/profiles/own-artist.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as PlannerScreen } from './planner-screen.tsx';

afterEach(cleanup);

const DAY = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const release = (id: string, title: string, days: number, change: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  id,
  title,
  kind: 'single',
  status: 'draft',
  releaseMoment: { mode: 'instant', date: dayIn(days), time: '12:00', zone: 'UTC' },
  isBehind: false,
  cover: null,
  tracks: 1,
  withoutIsrc: 1,
  withoutCredits: 1,
  hasUpc: true,
  hasPLine: true,
  hasCLine: true,
  languages: ['en'],
  hasPitch: true,
  hasPress: true,
  campaign: null,
  links: 1,
  stores: null,
  ...change,
});
const team = {
  owner: { uid: 'mira', name: 'Mira', email: null },
  members: [{ uid: 'ben', name: 'Ben', email: null, role: 'editor', since: 1 }],
  invitations: [],
  offer: null,
  role: 'owner',
};

async function open(releases: readonly ReleaseFacts[], tasks: readonly PlannerTask[] = [], uid = 'mira') {
  const feed: { createdAt: number | null } = { createdAt: null };
  const mail: { zone: string | null } = { zone: null };
  const access = memoryAccess(
    Object.fromEntries(tasks.map((task) => [`artistProfiles/artist/tasks/${task.id}`, task])),
    {
      'studio/readPlan': () => ({
        artist: {
          zone: null,
          fanLanguages: ['en'],
          mailDomain: { domain: 'localhost', verified: true },
          hasTextFans: false,
        },
        releases,
        tasks,
      }),
      'studio/readTeam': () => team,
      'studio/readPlanFeed': () => ({ createdAt: feed.createdAt }),
      'studio/renewPlanFeed': () => ({ token: 'A'.repeat(43), createdAt: (feed.createdAt = Date.now()) }),
      'studio/readPlanMail': () => ({ ...mail }),
      'studio/savePlanMail': ({ zone }: { zone: string | null }) => {
        mail.zone = zone;
        return {};
      },
      'studio/endPlanFeed': () => {
        feed.createdAt = null;
        return {};
      },
    },
  );
  const view = await renderRoute(
    [{ Component: OwnArtist, children: [{ path: '/artist/:artistId/release-planner', Component: PlannerScreen }] }],
    {
      path: '/artist/artist/release-planner',
      uid,
      access,
      stored: [[queryKeys.artist('artist'), anArtistProfile({ id: 'artist', createdBy: 'mira' })]],
    },
  );
  return { ...view, access };
}
const stored = async (access: ReturnType<typeof memoryAccess>) =>
  (await access.store.find('artistProfiles/artist/tasks', { limit: 10 })).map(({ data }) => data);

test('a release’s tasks say what is missing, and lead to where it is done', async () => {
  await open([release('sun', 'Low Sun', 60)]);
  const plan = within(await screen.findByRole('region', { name: 'Low Sun' }));
  expect(plan.getByText('Tracks without an ISRC: 1')).toBeTruthy();
  expect(plan.getByRole('link', { name: 'Give every track its ISRC' }).getAttribute('href')).toBe(
    '/artist/artist/products/sun#tracks',
  );
  expect(plan.getByRole('link', { name: 'FTS Music' }).getAttribute('href')).toMatch(/^https:/);
  expect(plan.queryByRole('link', { name: 'Enter the UPC' })).toBeNull();
});

test('a task is checked by hand, and the check is stored', async () => {
  const { access } = await open([release('sun', 'Low Sun', 60)]);
  const box = await screen.findByRole('checkbox', { name: 'Done: Deliver the release to your distributor' });
  fireEvent.click(box);
  await expect.poll(() => (box as HTMLInputElement).checked).toBe(true);
  await expect.poll(() => stored(access)).toMatchObject([{ id: 'sun_deliver', template: 'deliver', done: true }]);
});

test('what was done before is folded away, and what is checked now stays in its place', async () => {
  await open([release('sun', 'Low Sun', 60)]);
  const plan = within(await screen.findByRole('region', { name: 'Low Sun' }));
  const folded = within(plan.getByText(/^Done \(\d+\)$/).closest('details') as HTMLElement);
  expect(folded.getByText('Enter the UPC')).toBeTruthy();
  const box = plan.getByRole<HTMLInputElement>('checkbox', { name: /^Done: Deliver/ });
  fireEvent.click(box);
  await expect.poll(() => box.checked).toBe(true);
  expect(folded.queryByRole('checkbox', { name: /^Done: Deliver/ })).toBeNull();
});

test('a check that cannot be stored is taken back, and says so', async () => {
  const { access } = await open([release('sun', 'Low Sun', 60)]);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Done: Deliver/ });
  access.errorCode = 'access/denied';
  fireEvent.click(box);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(box.checked).toBe(false);
});

test('an own task is added with its day and member, removed, and brought back', async () => {
  const { access } = await open([release('sun', 'Low Sun', 60)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  fireEvent.change(dialog.getByLabelText('Task'), { target: { value: 'Book the hall' } });
  fireEvent.change(dialog.getByLabelText('Days'), { target: { value: '20' } });
  await dialog.findByRole('option', { name: 'Ben' });
  fireEvent.change(dialog.getByLabelText('Assigned to'), { target: { value: 'ben' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const plan = within(await screen.findByRole('region', { name: 'Low Sun' }));
  expect(await plan.findByText(/· Ben$/)).toBeTruthy();
  await expect
    .poll(() => stored(access))
    .toMatchObject([{ title: 'Book the hall', productId: 'sun', days: -20, date: null, assignee: 'ben' }]);
  fireEvent.click(plan.getByRole('button', { name: 'Edit: Book the hall' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await expect.poll(() => plan.queryByText('Book the hall')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await plan.findByText('Book the hall')).toBeTruthy();
});

test('a task without a name or with impossible days is not saved: the field says why and gets the focus', async () => {
  const { access } = await open([release('sun', 'Low Sun', 60)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  const title = dialog.getByLabelText('Task');
  fireEvent.change(dialog.getByLabelText('Days'), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByRole('alert')).toHaveLength(2);
  expect(document.activeElement).toBe(title);
  fireEvent.change(title, { target: { value: 'Book the hall' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => document.activeElement).toBe(dialog.getByLabelText('Days'));
  expect(await stored(access)).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Due'), { target: { value: 'none' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => stored(access)).toMatchObject([{ title: 'Book the hall', days: null, date: null }]);
});

test('a task that is not stored stays in its dialog, which says why, until it is', async () => {
  const { access } = await open([release('sun', 'Low Sun', 60)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  const title = dialog.getByLabelText<HTMLInputElement>('Task');
  fireEvent.change(title, { target: { value: 'Book the hall' } });
  access.errorCode = 'service/unavailable';
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(title.value).toBe('Book the hall');
  access.errorCode = null;
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await stored(access)).toMatchObject([{ title: 'Book the hall' }]);
});

test('a template’s task is hidden, and shown again', async () => {
  await open([release('sun', 'Low Sun', 60)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: Write the pitch' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hide' }));
  await expect.poll(() => screen.queryByText('Write the pitch')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Show hidden tasks (1)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show again' }));
  await expect.poll(() => screen.queryByRole('button', { name: /hidden/ })).toBeNull();
  expect(screen.getByText('Write the pitch')).toBeTruthy();
});

test('releases that are close to each other are said to clash', async () => {
  await open([release('sun', 'Low Sun', 60), release('salt', 'Salt', 62)]);
  expect(await screen.findByText('Low Sun and Salt come out less than a week apart.')).toBeTruthy();
});

test('without a release the plan says what to do', async () => {
  await open([]);
  expect(await screen.findByRole('link', { name: 'Go to releases' })).toBeTruthy();
});

test('a calendar address is made, shown once, and ended', async () => {
  await open([release('sun', 'Low Sun', 60)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Create calendar address' }));
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' });
  expect(address.value).toMatch(/^https?:.*\/r\/calendar\/A{43}\.ics$/);
  expect(screen.getByRole('link', { name: 'Open in calendar program' }).getAttribute('href')).toMatch(/^webcal:/);
  fireEvent.click(await screen.findByRole('button', { name: 'End address' }));
  expect(await screen.findByText('Your calendar address no longer works.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Calendar address' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Create calendar address' })).toBeTruthy();
});

test('an address that could not be ended is still there, and the screen says so', async () => {
  const { access } = await open([release('sun', 'Low Sun', 60)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Create calendar address' }));
  const end = await screen.findByRole('button', { name: 'End address' });
  access.errorCode = 'service/unavailable';
  fireEvent.click(end);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Calendar address' })).toBeTruthy();
});

test('the morning mail is switched on and off', async () => {
  await open([release('sun', 'Low Sun', 60)]);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Send me the morning email' });
  await expect.poll(() => box.disabled).toBe(false);
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(await screen.findByText('The morning email is on.')).toBeTruthy();
  await expect.poll(() => box.disabled).toBe(false);
  fireEvent.click(box);
  expect(await screen.findByText('The morning email is off.')).toBeTruthy();
  expect(box.checked).toBe(false);
});

test('the moment of a release is on its own clock, which is named', async () => {
  const releaseMoment = { mode: 'instant', date: '2041-11-26', time: '00:00', zone: 'Asia/Tokyo' } as const;
  await open([release('sun', 'Low Sun', 60, { releaseMoment })]);
  const plan = within(await screen.findByRole('region', { name: 'Low Sun' }));
  expect(plan.getByText(/Tuesday, November 26, 2041 at 12:00 AM \(Japan Time\)/)).toBeTruthy();
});
