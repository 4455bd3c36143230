import '../testing/stub-match-media.ts';
import { memoryAccess } from '@countin/data/testing';
import { can, MEMBER_ROLES, type MemberRole } from '@countin/domain/permissions';
import { aFigures, aLabelProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { generatePath } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SECTION_MENUS } from '../shell/navigation/section-menus.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { routesIn, siteRoutes, teamSeenBy } from './testing/site-routes.tsx';

stubLayout();
afterEach(cleanup);

const label = aLabelProfile({ id: 'tide', createdBy: 'owner' });
const MENU = SECTION_MENUS.label;

const routes = siteRoutes([
  {
    lazy: () => import('../shell/profiles/own-label.tsx'),
    children: [{ lazy: () => import('../shell/profiles/label-sections.tsx'), children: routesIn('label-sections') }],
  },
]);

const open = (pattern: string, role: MemberRole, stored: object = label) =>
  renderRoute(routes, {
    path: generatePath(pattern, { labelId: label.id }),
    uid: 'member',
    user: { labelRoles: { [label.id]: role } },
    access: memoryAccess(
      { [`labelProfiles/${label.id}`]: stored },
      {
        'studio/readTeam': () => teamSeenBy(role),
        'studio/readLabelNumbers': () => ({ artists: [] }),
        'studio/readRosterNumbers': ({ range }: { range: object }) => ({
          numbers: { range, total: aFigures(), days: [], hours: null, pages: {} },
          artists: [],
          releases: [],
          withheld: [],
        }),
      },
    ),
  });

const CASES = MEMBER_ROLES.flatMap((role) =>
  MENU.map(({ pattern, needs }) => ({ role, pattern, needs, opens: can(role, needs) })),
);

test.each(CASES)('as $role, $pattern opens: $opens', async ({ role, pattern, opens }) => {
  await open(pattern, role);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent === 'There is nothing here').toBe(!opens);
});

test.each(MEMBER_ROLES)('the menu of a label leads a member with the role %s to what opens', async (role) => {
  await open(MENU[0].pattern, role);
  const menu = await screen.findByRole('navigation', { name: 'Screens of this label' });
  const links = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const allowed = MENU.filter(({ needs }) => can(role, needs));
  expect(links).toEqual(allowed.map(({ pattern }) => generatePath(pattern, { labelId: label.id })));
});

test.each([
  ['manager', ['Name', 'Address', 'Messages to fans', 'People', 'Activity', 'Archive']],
  ['editor', ['Name', 'People']],
  ['analyst', ['People']],
  ['viewer', ['People']],
] as const)('the settings of a label show a member with the role %s: %s', async (role, parts) => {
  await open('/label/:labelId/settings', role);
  await screen.findByRole('heading', { level: 1, name: 'Label settings' });
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(shown).toEqual(parts);
});

test('a deleted label leads no member to its screens', async () => {
  await open('/label/:labelId/page', 'manager', { ...label, deletedAt: 1 });
  expect(await screen.findByRole('heading', { level: 1, name: `${label.name} is deleted` })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Screens of this label' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});
