import type { RecentLogin } from '@countin/account';
import type { Team } from '@countin/data/members';
import { memoryAccess, type MemoryFunctions } from '@countin/data/testing';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import type { MemberRole, Role } from '@countin/domain/permissions';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { ActivityPart } from './activity-part.tsx';
import { OwnershipPart } from './ownership-part.tsx';
import { TeamPart } from './team-part.tsx';

afterEach(cleanup);

const profile = { kind: 'artist', profileId: 'one' } as const;
const member = (uid: string, role: MemberRole, name = `Name of ${uid}`) => ({
  uid,
  name,
  email: null,
  role,
  since: Date.UTC(2026, 4, 1),
});
const aTeam = (change: Partial<Team> = {}): Team => ({
  owner: { uid: 'mira', name: 'Mira', email: null },
  members: [],
  invitations: [],
  offer: null,
  role: 'owner',
  ...change,
});
const fail = (code: ErrorCode) => () => {
  throw new AppError(code);
};
/** The password was entered just now. */
const recentLogin: RecentLogin = {
  run: async (work) => {
    await work();
    return true;
  },
  dialog: null,
};

interface Opened {
  readonly uid?: string;
  readonly functions?: MemoryFunctions;
  readonly onLeft?: () => void;
}

async function open(team: Team, { uid = 'mira', functions = {}, onLeft = () => undefined }: Opened = {}) {
  const access = memoryAccess({}, { 'studio/readTeam': () => team, ...functions });
  const Parts = () => (
    <>
      <TeamPart profile={profile} name="Mira Okafor" onLeft={onLeft} />
      <OwnershipPart profile={profile} name="Mira Okafor" recentLogin={recentLogin} />
    </>
  );
  const view = await renderRoute([{ path: '/', Component: Parts }], { path: '/', uid, access });
  return { ...view, access };
}
const people = () => screen.findByRole('list', { name: 'People' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list of people', () => {
  test('is empty while it loads, without an error or a form', async () => {
    const access = memoryAccess({}, { 'studio/readTeam': () => aTeam() });
    const release = access.hold();
    const Part = () => <TeamPart profile={profile} name="Mira Okafor" onLeft={() => undefined} />;
    await renderRoute([{ path: '/', Component: Part }], { path: '/', uid: 'mira', access });
    const part = within(await screen.findByRole('region', { name: 'People' }));
    expect([part.queryByRole('list'), part.queryByRole('alert'), part.queryByRole('button')]).toEqual([
      null,
      null,
      null,
    ]);
    release();
    expect(await people()).toBeTruthy();
  });

  test('that does not load says so, and loads again', async () => {
    const { access } = await open(aTeam());
    await people();
    cleanup();
    access.errorCode = 'service/unavailable';
    const Part = () => <TeamPart profile={profile} name="Mira Okafor" onLeft={() => undefined} />;
    await renderRoute([{ path: '/', Component: Part }], { path: '/', uid: 'mira', access });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    access.errorCode = null;
    fireEvent.click(retry);
    expect(await people()).toBeTruthy();
  });

  test('of a profile without members has the owner alone, and says how to get one', async () => {
    await open(aTeam());
    expect(within(await people()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Open invitations' })).toBeNull();
    expect(screen.getByText('Only a member can become the owner. Invite the person first.')).toBeTruthy();
  });

  test('has many members, of whom managers change all but themselves', async () => {
    const members = [member('tide', 'manager'), ...Array.from({ length: 48 }, (_, at) => member(`m${at}`, 'editor'))];
    await open(aTeam({ members, role: 'manager' }), { uid: 'tide' });
    expect(within(await people()).getAllByRole('listitem')).toHaveLength(50);
    expect(screen.getAllByRole('combobox', { name: /^Role of/ })).toHaveLength(48);
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(48);
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
  });

  test.each(['editor', 'analyst', 'viewer'] as const)('is only read by a member with the role %s', async (role) => {
    await open(aTeam({ members: [member('ada', role), member('ben', 'editor')], role }), { uid: 'ada' });
    expect(within(await people()).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave']);
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  test('shows an address, or words, for a person without a name', async () => {
    await open(
      aTeam({ members: [{ ...member('ada', 'viewer', ''), email: 'ada@example.com' }, member('ben', 'viewer', '')] }),
    );
    const list = within(await people());
    expect(list.getByText('ada@example.com')).toBeTruthy();
    expect(list.getByText('No name')).toBeTruthy();
  });
});

describe('changing a role', () => {
  test('is sent once, and locked until it is answered', async () => {
    const change = vi.fn(() => ({}));
    const { access } = await open(aTeam({ members: [member('ada', 'editor')] }), {
      functions: { 'studio/changeMemberRole': change },
    });
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Name of ada' });
    const release = access.hold();
    fireEvent.change(field, { target: { value: 'viewer' } });
    await expect.poll(() => field.disabled).toBe(true);
    release();
    await expect.poll(() => field.disabled).toBe(false);
    expect(change.mock.calls).toEqual([[{ ...profile, uid: 'ada', role: 'viewer' }]]);
  });

  test.each([
    ['access/denied', 'You can’t do this. Your role may have changed.'],
    ['member/not-found', 'This person is no longer a member.'],
    ['member/owner', /owner can’t leave or be removed/],
    ['limit/too-many', 'Too many requests. Wait a minute and try again.'],
    ['service/unavailable', 'We can’t be reached right now. Try again in a moment.'],
  ] as const)('that is refused with %s says why, and keeps the role', async (code, text) => {
    await open(aTeam({ members: [member('ada', 'editor')] }), { functions: { 'studio/changeMemberRole': fail(code) } });
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Name of ada' });
    fireEvent.change(field, { target: { value: 'viewer' } });
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(field.value).toBe('editor');
  });
});

describe('ending a membership', () => {
  test('asks first, and does nothing when it is cancelled', async () => {
    const remove = vi.fn(() => ({}));
    await open(aTeam({ members: [member('ada', 'editor')] }), { functions: { 'studio/removeMember': remove } });
    await people();
    press('Remove Name of ada');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Name of ada?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(remove).not.toHaveBeenCalled();
  });

  test('of one’s own leads away afterwards', async () => {
    const onLeft = vi.fn();
    const remove = vi.fn(() => ({}));
    await open(aTeam({ members: [member('ada', 'viewer')], role: 'viewer' }), {
      uid: 'ada',
      functions: { 'studio/removeMember': remove },
      onLeft,
    });
    await people();
    press('Leave');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await expect.poll(() => onLeft.mock.calls).toHaveLength(1);
    expect(remove.mock.calls).toEqual([[{ ...profile, uid: 'ada' }]]);
  });

  test('that is refused says why, and does not lead away', async () => {
    const onLeft = vi.fn();
    await open(aTeam({ members: [member('ada', 'viewer')], role: 'viewer' }), {
      uid: 'ada',
      functions: { 'studio/removeMember': fail('member/owner') },
      onLeft,
    });
    await people();
    press('Leave');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText(/Transfer the ownership first/)).toBeTruthy();
    expect(onLeft).not.toHaveBeenCalled();
  });
});

describe('open invitations', () => {
  const invitations: Team['invitations'] = [
    { id: 'a'.repeat(64), role: 'editor', email: 'ada@example.com', expiresAt: Date.UTC(2099, 0, 1) },
    { id: 'b'.repeat(64), role: 'viewer', email: null, expiresAt: Date.UTC(2099, 0, 1) },
  ];

  test.each([
    ['invitation/used', 'This invitation has already been used.'],
    ['invitation/not-found', 'This invitation doesn’t exist.'],
  ] as const)('that cannot be withdrawn because of %s say so in their row', async (code, text) => {
    await open(aTeam({ invitations }), { functions: { 'studio/withdrawInvitation': fail(code) } });
    const list = within(await screen.findByRole('list', { name: 'Open invitations' }));
    fireEvent.click(list.getByRole('button', { name: 'Withdraw the invitation: ada@example.com' }));
    expect((await list.findByRole('alert')).textContent).toContain(text);
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('inviting', () => {
  const type = (email: string) => fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });

  test('without an address makes a link that is shown once', async () => {
    await open(aTeam(), {
      functions: { 'studio/inviteMember': () => ({ link: 'https://countin.example/invitation#x' }) },
    });
    await people();
    press('Create a link');
    expect(await screen.findByText('https://countin.example/invitation#x')).toBeTruthy();
  });

  test('with a wrong address is refused before it is sent', async () => {
    const invite = vi.fn(() => ({ link: null }));
    await open(aTeam(), { functions: { 'studio/inviteMember': invite } });
    await people();
    type('not an address');
    press('Send invitation');
    expect(await screen.findByText(/valid email|email address/i)).toBeTruthy();
    expect(invite).not.toHaveBeenCalled();
  });

  test.each([
    ['invitation/too-many', 'Too many invitations are open. Withdraw one first.'],
    ['member/too-many', /can’t have any more members/],
    ['limit/too-many', 'Too many requests. Wait a minute and try again.'],
    ['service/unavailable', 'We can’t be reached right now. Try again in a moment.'],
  ] as const)('that is refused with %s says why, and keeps the address', async (code, text) => {
    await open(aTeam(), { functions: { 'studio/inviteMember': fail(code) } });
    await people();
    type('ada@example.com');
    press('Send invitation');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  });
});

describe('the ownership', () => {
  const members = [member('ada', 'editor'), member('ben', 'viewer')];
  const until = Date.UTC(2099, 0, 1);

  test.each([
    ['the owner may offer it', 'mira', 'owner', null, ['Offer ownership']],
    ['the owner may withdraw the offer', 'mira', 'owner', 'ada', ['Withdraw the offer']],
    ['the member may take over or decline', 'ada', 'editor', 'ada', ['Take over', 'Decline']],
  ] as const)('%s', async (_who, uid, role: Role, to, expected) => {
    await open(aTeam({ members, role, offer: to && { to, expiresAt: until } }), { uid });
    await people();
    const part = within(screen.getByRole('region', { name: 'Ownership' }));
    expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(expected);
  });

  test('is nothing for other members', async () => {
    await open(aTeam({ members, role: 'viewer', offer: { to: 'ada', expiresAt: until } }), { uid: 'ben' });
    await people();
    expect(screen.queryByRole('region', { name: 'Ownership' })).toBeNull();
  });

  test.each([
    ['member/unavailable', 'This account can’t take over the profile right now.'],
    ['member/not-found', 'This person is no longer a member.'],
    ['profile/not-found', 'This profile doesn’t exist.'],
  ] as const)('is not offered because of %s, and the screen says so', async (code, text) => {
    await open(aTeam({ members }), { functions: { 'studio/offerOwnership': fail(code) } });
    await people();
    press('Offer ownership');
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('the activity', () => {
  const entry = (id: number) => ({
    id: `entry-${id}`,
    at: 1_700_000_000_000 + id,
    action: 'member.role',
    actor: 'mira',
    actorName: id === 1 ? '' : 'Mira',
    subject: 'Ada',
    before: 'editor',
    after: 'viewer',
  });
  const openActivity = (count: number) => {
    const access = memoryAccess(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`artistProfiles/one/activity/entry-${at}`, entry(at)]),
      ),
    );
    const Part = () => <ActivityPart profile={profile} />;
    return { access, view: renderRoute([{ path: '/', Component: Part }], { path: '/', uid: 'mira', access }) };
  };

  test('of a new profile is empty', async () => {
    await openActivity(0).view;
    expect(await screen.findByText('Nothing has changed yet.')).toBeTruthy();
  });

  test('names roles in words, and shows older entries on request', async () => {
    await openActivity(30).view;
    const list = within(await screen.findByRole('list', { name: 'Activity' }));
    expect(list.getAllByText('Role of Ada: Editor → Viewer')).toHaveLength(20);
    press('Show older');
    await expect.poll(() => list.getAllByRole('listitem')).toHaveLength(30);
    expect(list.getByText(/^No name,/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  test('that does not load says so', async () => {
    const { access, view } = openActivity(1);
    access.errorCode = 'service/unavailable';
    await act(async () => void (await view));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
