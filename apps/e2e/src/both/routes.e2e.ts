import type { Page } from '@playwright/test';
import { ROUTE_SAMPLES, type RouteSample } from '@countin/domain/testing';
import { fillLogIn, SITES, type SiteKey } from '../fixtures/account.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { publishedRelease, type Account, type OwnRelease } from '../fixtures/published-release.ts';
import { expect, test } from '../fixtures/test.ts';

const ROLES = ['signed out', 'artist', 'pro artist', 'admin'] as const;
type Role = (typeof ROLES)[number];

// What belongs to somebody else says so, and the database refuses it.
test.use({ expectedComplaints: [/status of 40[34]|permission-denied|access\/denied|\/not-found/] });

for (const site of ['countin', 'fourtrack'] as const) {
  for (const role of ROLES) {
    test(`every path of ${site}, ${role}`, async ({ page }) => {
      test.setTimeout(300_000);
      const release = await publishedRelease();
      const account = accountOf(role, release);
      if (account) await logIn(page, site, account);
      for (const sample of [...ROUTE_SAMPLES[site], ...UNKNOWN]) {
        const path = pathOf(sample, release);
        const end = endOf(site, role, sample, path);
        await page.goto(SITES[site].origin + path);
        await expect(page, `${path} leads to ${end}`).toHaveURL(SITES[site].origin + end);
        // A screen that stands is no longer on its way elsewhere.
        await expect(page.getByRole('heading', { level: 1 }).first(), `${path} shows something`).toBeVisible();
        await expect(page, `${path} stays at ${end}`).toHaveURL(SITES[site].origin + end);
      }
    });
  }
}

/** Paths that no table has. */
const UNKNOWN: readonly RouteSample[] = ['/no/such/path', '/admin/elsewhere', '/not-found', '/artist'].map((path) => ({ path, access: 'public', screen: false }));

function accountOf(role: Role, { account }: OwnRelease): Account | null {
  if (role === 'signed out') return null;
  return role === 'artist' ? account : role === 'admin' ? EXAMPLE_PEOPLE.admin : EXAMPLE_PEOPLE.proArtist;
}

async function logIn(page: Page, site: SiteKey, account: Account): Promise<void> {
  await page.goto(`${SITES[site].origin}/login`);
  await fillLogIn(page, site, account);
  await expect(page).toHaveURL(SITES[site].start);
}

function pathOf({ path }: RouteSample, { artistId, artistSlug, productId }: OwnRelease): string {
  const values: Readonly<Record<string, string>> = { artistId, artistSlug, productId, labelId: 'no-label' };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? (path.startsWith('/label') ? 'no-label' : artistId));
}

/** Where a path ends, by the specification's tables. */
function endOf(site: SiteKey, role: Role, { path: sample, access, screen }: RouteSample, path: string): string {
  const start = site === 'countin' ? '/dashboard' : '/';
  const login = path === start ? '/login' : `/login?back=${encodeURIComponent(path)}`;
  if (sample === '/auth/sync') return role === 'signed out' ? '/login' : start;
  if (!screen || access === 'subdomain') return '/';
  if (access === 'public') return role !== 'signed out' && (sample === '/login' || sample === '/signup') ? start : path;
  if (role === 'signed out') return login;
  return access === 'admin' && role !== 'admin' ? start : path;
}
