import { memoryAccess } from '@countin/data/testing';
import { campaignSchema, type Campaign } from '@countin/domain/campaigns';
import type { MemberRole } from '@countin/domain/permissions';
import { aLabelProfile, aReleasePage } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as LabelCampaign } from './campaign-screen.tsx';
import { Component as LabelCampaigns } from './campaigns-screen.tsx';

stubLayout();
afterEach(cleanup);

const label = aLabelProfile({ id: 'tide', name: 'Tidewrack', createdBy: 'tide' });
const SIZE = { found: 3, recipients: 3, unconfirmed: 0, noConsent: 0, review: 0, suppressed: 0, frequency: 0 };
const NEWS: Campaign = v.parse(campaignSchema, {
  id: 'news',
  ownerId: 'tide',
  ownerKind: 'label',
  title: 'Spring',
  channel: 'email',
  language: 'en',
  blocks: [
    { id: 'a', kind: 'text' },
    { id: 'b', kind: 'release', productId: 'ours' },
  ],
  texts: { en: { subject: 'Spring', message: '', parts: { a: 'Three records.' } } },
  productId: null,
  audience: {},
  timing: { mode: 'now' },
  state: 'draft',
  createdBy: 'tide',
  createdAt: 1,
  updatedAt: 1,
  ...{ startedAt: null, startedBy: null, size: null, beginsAt: null, endedAt: null, hold: null },
});

function open(path: string, role?: MemberRole) {
  const started: unknown[] = [];
  const access = memoryAccess(
    {
      'labelProfiles/tide/campaigns/news': NEWS,
      'labelProfiles/tide/segments/berlin': {
        id: 'berlin',
        ownerKind: 'label',
        ownerId: 'tide',
        name: 'Berlin',
        conditions: {},
        createdAt: 1,
      },
      'releasePages/ours': aReleasePage({ id: 'ours', title: 'Salt', labelId: 'tide', artistName: 'Mira' }),
      'releasePages/theirs': aReleasePage({ id: 'theirs', title: 'Elsewhere', labelId: 'kumo' }),
    },
    {
      'studio/readAudience': () => ({ size: SIZE, settings: { cap: { messages: 3, days: 7 } } }),
      'studio/startCampaign': (input: unknown) => {
        started.push(input);
        return { stored: { ...NEWS, state: 'sending', size: SIZE, beginsAt: 1 } };
      },
      'studio/readCampaignResults': () => ({ stored: NEWS, results: {} }),
    },
  );
  const children = [
    { path: '/label/:labelId/campaigns', Component: LabelCampaigns },
    { path: '/label/:labelId/campaigns/:campaignId', Component: LabelCampaign },
  ];
  return renderRoute([{ path: '/', element: <Outlet context={label} />, children }], {
    path,
    uid: role ? 'member' : 'tide',
    ...(role && { user: { labelRoles: { tide: role } } }),
    access,
  }).then(() => started);
}

test('a label’s campaign offers its releases and segments, without pictures and fans of one release', async () => {
  const started = await open('/label/tide/campaigns/news');
  const release = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Release, block 2' });
  await expect.poll(() => [...release.options].map(({ text }) => text)).toEqual(['Choose a published release', 'Salt']);
  expect(screen.queryByLabelText('About a release')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull();
  expect(await screen.findByRole('option', { name: 'Berlin' })).toBeTruthy();
  expect(await screen.findByText('Recipients: 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send now' }));
  const input = { ownerId: 'tide', ownerKind: 'label', campaignId: 'news', updatedAt: 1, confirmed: 3 };
  await expect.poll(() => started).toEqual([input]);
});

test('the list of a label leads to its campaigns, and offers none for a release', async () => {
  await open('/label/tide/campaigns');
  const link = await screen.findByRole('link', { name: 'Spring' });
  expect(link.getAttribute('href')).toBe('/label/tide/campaigns/news');
  expect(screen.getByRole('button', { name: 'New campaign' })).toBeTruthy();
  expect(screen.queryByText('Ready for a release')).toBeNull();
});

test.each(['editor', 'viewer'] as const)('a label’s %s reads campaigns and sends none', async (role) => {
  await open('/label/tide/campaigns/news', role);
  expect(await screen.findByRole('heading', { name: 'Spring' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});
