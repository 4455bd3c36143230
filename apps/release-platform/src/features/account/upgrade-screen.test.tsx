import { memoryAccess } from '@countin/data/testing';
import { PLANS, type PlanFeature } from '@countin/domain/account';
import { LIMITS, SERVER_LIMITS } from '@countin/domain/fields';
import { SENDING_QUOTAS } from '@countin/domain/sending';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SECTION_MENUS } from '../../shell/navigation/section-menus.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as Upgrade } from './upgrade-screen.tsx';

afterEach(cleanup);

/** Feature of the plans that each screen belongs to. Null for those that set up a profile. */
const FEATURES: Readonly<Record<string, PlanFeature | null>> = {
  '': 'addresses',
  page: 'addresses',
  products: 'pages',
  'release-page': 'pages',
  text: 'pages',
  links: 'links',
  medley: 'medley',
  photos: null,
  'release-planner': 'planner',
  signups: 'fans',
  campaigns: 'campaigns',
  analysis: 'analysis',
  publicity: null,
  settings: null,
  branding: null,
  'feed-settings': null,
  feed: null,
};

async function linesOf(plan: string) {
  await renderRoute([{ path: '/upgrade', Component: Upgrade }], {
    path: '/upgrade',
    uid: 'mira',
    access: memoryAccess({}),
  });
  const card = within(await screen.findByRole('region', { name: plan }));
  return card.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

test('each feature of the plans has a line of its own', async () => {
  const free = await linesOf('Free');
  expect(new Set(free).size).toBe(PLANS.free.length);
  for (const line of free) expect(line).not.toMatch(/^free\.|\{\{/);
  for (const word of ['Campaigns', 'medley', 'planner', 'analysis']) expect(free.join('\n')).toContain(word);
  cleanup();
  const pro = await linesOf('Pro');
  expect(new Set(pro).size).toBe(1 + PLANS.pro.length);
  for (const line of pro) expect(line).not.toMatch(/^pro\.|\{\{/);
});

test('the lines name the limits that are kept', async () => {
  const number = (value: number) => new Intl.NumberFormat('en').format(value);
  const free = (await linesOf('Free')).join('\n');
  expect(free).toContain(`Up to ${number(SERVER_LIMITS.artistsPerAccount)} artists`);
  expect(free).toContain(`up to ${number(LIMITS.medleySlots)} clips`);
  expect(free).toContain(`${number(SENDING_QUOTAS.new.recipients)} recipients`);
  cleanup();
  expect((await linesOf('Pro')).join('\n')).toContain(`${number(SENDING_QUOTAS.established.recipients)} recipients`);
});

test('each screen of an artist, a release and a label belongs to a feature, or sets up a profile', () => {
  const screens = Object.values(SECTION_MENUS).flatMap((menu) =>
    menu.map(({ pattern }) => /:\w+\/?([^/]*)$/.exec(pattern)?.[1] ?? pattern),
  );
  expect(screens.filter((each) => !Object.hasOwn(FEATURES, each))).toEqual([]);
  const named = new Set(Object.values(FEATURES));
  expect(PLANS.free.filter((feature) => !named.has(feature))).toEqual(['mail']);
});
