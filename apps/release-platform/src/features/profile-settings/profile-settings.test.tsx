import { memoryAccess, type MemoryFunctions } from '@countin/data/testing';
import type { CallableOutput, MailDomainFinding } from '@countin/domain/callables';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import { MEMBER_ROLES, ROLES, type Role } from '@countin/domain/permissions';
import { aLabelProfile, anArtistProfile } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as ArtistSettings } from './artist-settings-screen.tsx';
import { Component as LabelSettings } from './label-settings-screen.tsx';

afterEach(cleanup);

const artist = anArtistProfile({ id: 'one', createdBy: 'owner' });
const label = aLabelProfile({ id: 'one', createdBy: 'owner' });
const fail = (code: ErrorCode) => () => {
  throw new AppError(code);
};

const mailDomain = (spf: MailDomainFinding): CallableOutput<'readMailDomain'> => {
  const other = { name: 'other', value: 'value' };
  const wanted = { mx: other, spf: { name: 'example.com', value: 'TXT v=spf1 -all' }, dkim: other, dmarc: other };
  return {
    domain: 'example.com',
    verified: spf === 'ok',
    records: { mx: 'ok', spf, dkim: 'unsigned', dmarc: 'ok' },
    wanted,
  };
};

interface Opened {
  readonly role?: Role;
  readonly functions?: MemoryFunctions;
  readonly archivedAt?: number;
}

function open(kind: 'artist' | 'label', { role = 'owner', functions = {}, archivedAt }: Opened = {}) {
  const team = { owner: { uid: 'owner', name: 'Mira', email: null }, members: [], invitations: [], offer: null, role };
  const access = memoryAccess(
    { 'slugs/taken': { kind: 'artist', profileId: 'other', createdBy: 'tide' } },
    {
      'studio/readTeam': () => team,
      'studio/readAgreements': () => ({ agreements: [] }),
      'studio/readMailDomain': () => mailDomain('ok'),
      'studio/countProfileContent': () => ({
        releases: 3,
        fans: 250,
        pictures: 4,
        medley: true,
        artists: 0,
        members: 2,
        removeAt: null,
      }),
      ...functions,
    },
  );
  const profile = { ...(kind === 'artist' ? artist : label), ...(archivedAt !== undefined && { archivedAt }) };
  const roles = MEMBER_ROLES.find((each) => each === role);
  return renderRoute(
    [
      {
        path: '/',
        element: <Outlet context={profile} />,
        children: [{ path: 'settings', Component: kind === 'artist' ? ArtistSettings : LabelSettings }],
      },
    ],
    {
      path: '/settings',
      uid: role === 'owner' ? 'owner' : 'ada',
      user: roles ? { artistRoles: { one: roles }, labelRoles: { one: roles } } : {},
      access,
    },
  );
}

/** Names of the parts that the screen shows. */
async function parts(): Promise<string[]> {
  await screen.findByRole('list', { name: 'People' });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

/** Parts that labels do not have. */
const OF_ARTISTS = ['New releases', 'Messages to fans', 'Agreements with labels'];

const WRITER = ['Name', 'People'];
const MANAGER = ['Name', 'Address', 'People', 'Activity', 'Archive'];
const OWNER = ['Name', 'Address', 'People', 'Ownership', 'Activity', 'Archive', 'Delete'];
const PARTS: Readonly<Record<Role, readonly string[]>> = {
  owner: OWNER,
  manager: MANAGER,
  editor: WRITER,
  analyst: ['People'],
  viewer: ['People'],
};
/** Roles that also read an artist's agreements; a label's are on its overview. */
const AGREEMENTS_READERS: readonly Role[] = ['owner', 'manager', 'editor', 'viewer'];

describe.each(['artist', 'label'] as const)('the settings of an %s', (kind) => {
  test.each(ROLES)('show to the role %s what it may change', async (role) => {
    await open(kind, { role });
    const shown = await parts();
    expect(shown.filter((name) => !OF_ARTISTS.includes(name))).toEqual(PARTS[role]);
    expect(shown.includes('Agreements with labels')).toBe(kind === 'artist' && AGREEMENTS_READERS.includes(role));
  });
});

test.each([
  ['owner', true],
  ['manager', true],
  ['editor', false],
] as const)('what new releases begin with is set by: %s', async (role, shown) => {
  await open('artist', { role });
  await parts();
  if (shown) expect(await screen.findByRole('region', { name: 'New releases' })).toBeTruthy();
  else expect(screen.queryByRole('region', { name: 'New releases' })).toBeNull();
});

describe('messages to fans', () => {
  const part = async () => within(await screen.findByRole('region', { name: 'Messages to fans' }));

  test.each(['artist', 'label'] as const)(
    'go out in the morning once an %s has chosen and saved that',
    async (kind) => {
      const save = vi.fn(() => ({}));
      await open(kind, { functions: { 'studio/saveSendingSettings': save } });
      await parts();
      const { getByRole } = await part();
      fireEvent.click(getByRole('radio', { name: 'Send the next morning at 8:00 AM' }));
      fireEvent.click(getByRole('button', { name: 'Save' }));
      await expect.poll(() => save.mock.calls).toEqual([[{ ownerKind: kind, ownerId: 'one', mailHours: 'morning' }]]);
    },
  );

  test('say which record of the mail domain is missing and what to publish, until it is found', async () => {
    let found: MailDomainFinding = 'missing';
    await open('artist', { functions: { 'studio/readMailDomain': () => mailDomain(found) } });
    await parts();
    const { findByText, getByRole, queryByText } = await part();
    expect(await findByText('example.com TXT v=spf1 -all')).toBeTruthy();
    expect(await findByText(/can’t verify these emails yet/)).toBeTruthy();
    found = 'ok';
    fireEvent.click(getByRole('button', { name: 'Check again' }));
    expect(await findByText('Mailbox providers can verify these emails.')).toBeTruthy();
    expect(queryByText('example.com TXT v=spf1 -all')).toBeNull();
  });
});

describe('archiving', () => {
  const archive = () => within(screen.getByRole('region', { name: 'Archive' }));

  test('sends what the button says, both ways', async () => {
    const call = vi.fn(() => ({}));
    await open('artist', { functions: { 'studio/archiveProfile': call } });
    await parts();
    fireEvent.click(archive().getByRole('button', { name: 'Archive' }));
    await expect.poll(() => call.mock.calls).toEqual([[{ kind: 'artist', profileId: 'one', archived: true }]]);
    cleanup();
    await open('label', { archivedAt: 1_700_000_000_000, functions: { 'studio/archiveProfile': call } });
    await parts();
    fireEvent.click(archive().getByRole('button', { name: 'Make active again' }));
    await expect.poll(() => call.mock.calls.at(-1)).toEqual([{ kind: 'label', profileId: 'one', archived: false }]);
  });

  test.each([
    ['access/denied', 'You can’t do this. Your role may have changed.'],
    ['profile/not-found', 'This profile doesn’t exist.'],
  ] as const)('that is refused with %s says why', async (code, text) => {
    await open('artist', { functions: { 'studio/archiveProfile': fail(code) } });
    await parts();
    fireEvent.click(archive().getByRole('button', { name: 'Archive' }));
    expect(await archive().findByText(text)).toBeTruthy();
  });
});

describe('deleting', () => {
  async function ask(functions: MemoryFunctions = {}) {
    await open('artist', { functions });
    await parts();
    fireEvent.click(screen.getByRole('button', { name: 'Delete Mira Okafor' }));
    return within(await screen.findByRole('alertdialog', { name: 'Delete Mira Okafor?' }));
  }

  test('says in numbers what goes', async () => {
    const dialog = await ask();
    expect(await dialog.findByText('250')).toBeTruthy();
    expect(dialog.getByText('Fans')).toBeTruthy();
  });

  test('says when the numbers are missing, and counts again', async () => {
    let away = true;
    const counted = { releases: 3, fans: 250, pictures: 4, medley: true, artists: 0, members: 2, removeAt: null };
    const dialog = await ask({
      'studio/countProfileContent': () => (away ? fail('service/unavailable')() : counted),
    });
    const retry = await dialog.findByRole('button', { name: 'Try Again' });
    away = false;
    fireEvent.click(retry);
    expect(await dialog.findByText('250')).toBeTruthy();
  });

  test('needs the name typed', async () => {
    const remove = vi.fn(() => ({ removeAt: 1 }));
    const dialog = await ask({ 'studio/deleteProfile': remove });
    fireEvent.change(dialog.getByLabelText('Type Mira Okafor to confirm'), { target: { value: 'mira' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('This isn’t the name.')).toBeTruthy();
    expect(remove).not.toHaveBeenCalled();
  });
});

describe('the address', () => {
  const part = () => within(screen.getByRole('region', { name: 'Address' }));
  const type = (slug: string) =>
    fireEvent.change(part().getByRole('textbox', { name: 'Address' }), { target: { value: slug } });

  test('that another profile has is refused while typing', async () => {
    await open('artist');
    await parts();
    type('taken');
    expect(await part().findByText(/Someone already has this name/)).toBeTruthy();
  });

  test.each([
    ['slug/taken', /Someone already has this name/],
    ['slug/too-many', /any more addresses/],
    ['access/denied', 'You can’t do this. Your role may have changed.'],
  ] as const)('that the server refuses with %s stays typed, with the reason', async (code, text) => {
    const change = vi.fn(fail(code));
    await open('artist', { functions: { 'studio/changeSlug': change } });
    await parts();
    type('mira-new');
    await expect.poll(() => part().queryByText(/free|available/i)).toBeTruthy();
    fireEvent.click(part().getByRole('button', { name: 'Save' }));
    await expect.poll(() => change.mock.calls).toHaveLength(1);
    expect((await part().findAllByText(text)).length).toBeGreaterThan(0);
    expect(part().getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe('mira-new');
  });
});
