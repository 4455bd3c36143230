import type { Page } from '@playwright/test';
import { ROUTE_SAMPLES, type RouteSample } from '@countin/domain/testing';
import { SITES, type SiteKey } from '../fixtures/account.ts';
import { goInside } from '../fixtures/client-navigation.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { ownLabel, publishedRelease, type Account, type OwnRelease } from '../fixtures/published-release.ts';
import { signedInState } from '../fixtures/signed-in-state.ts';
import { TWO_PORTS, TWO_SITES, type SitePair } from '../fixtures/site-pairs.ts';
import { expect, test } from '../fixtures/test.ts';

type Role = 'signed out' | 'artist' | 'pro artist' | 'admin';

/** All roles open the artist's pages. For other users the database denies access, which the console reports. */
const ROLES: readonly { readonly role: Role; readonly expectedConsoleErrors: readonly [] | readonly [RegExp] }[] = [
  { role: 'signed out', expectedConsoleErrors: [] },
  { role: 'artist', expectedConsoleErrors: [] },
  { role: 'pro artist', expectedConsoleErrors: [/status of 403|permission-denied|access\/denied/] },
  { role: 'admin', expectedConsoleErrors: [/status of 403|permission-denied|access\/denied/] },
];

/** Paths that are not in the route tables of the specification. */
const UNKNOWN: readonly RouteSample[] = ['/no/such/path', '/admin/elsewhere', '/not-found', '/artist'].map((path) => ({
  path,
  access: 'public',
}));

const isUnknown = (path: string) => UNKNOWN.some((unknown) => unknown.path === path);

/**
 * Paths of one kind that end alike. Unit tests of the applications (`paths.test.ts`) prove where each role ends up for
 * every path. Here one path of each kind passes through the whole router.
 */
const kindOf = ({ path, access, title, instead = '/' }: RouteSample) =>
  access === 'public' ? path : `${access}, ${title === undefined ? instead : 'screen'}`;

function firstOfEachKind(rows: readonly RouteSample[]): RouteSample[] {
  return [...new Map(rows.toReversed().map((row) => [kindOf(row), row])).values()].toReversed();
}

/** Paths that the server handles, or that work only on a full page load. */
const LOADED: readonly string[] = ['/', '/release/{productId}', '/{artistSlug}', '/auth/sync'];

const PRODUCTS: Readonly<Record<SiteKey, string>> = { countin: 'Countin', fourtrack: '4track' };

/** One release and one label, shared by all tests of this file because they only read. */
let shown: Promise<OwnRelease & { readonly labelId: string }> | undefined;
const show = () =>
  (shown ??= publishedRelease().then(async (release) => ({ ...release, labelId: await ownLabel(release.account) })));

for (const pair of [TWO_SITES, TWO_PORTS]) {
  for (const site of ['countin', 'fourtrack'] as const) {
    // Access does not depend on the host names, so the second pair needs only two roles and each kind once.
    for (const { role, expectedConsoleErrors } of pair === TWO_SITES ? ROLES : ROLES.slice(0, 2)) {
      test.describe(`${site}, ${role}`, () => {
        test.use({ expectedConsoleErrors });

        test(`every path leads where it says: ${pair.name}`, async ({ person }) => {
          const release = await show();
          const origin = pair[site];
          const account = accountOf(role, release);
          const page = await (
            await person(account ? { storageState: await signedInState(origin, account) } : {})
          ).newPage();
          const rows = samplesOf(site, pair).map((sample) => ({
            sample,
            path: pathOf(sample, release),
          }));

          for (const { sample, path } of rows.filter((row) => LOADED.includes(row.sample.path))) {
            await page.goto(origin + path);
            await expectScreen(
              page,
              origin + endOf(site, role, sample, path, release),
              new RegExp(`^${PRODUCTS[site]} - .`),
            );
          }

          // From here on, navigation is client-side, through `popstate` as with the back button.
          const entrance = site === 'countin' ? '/dashboard' : '/profile';
          await page.goto(origin + entrance);
          await expect(page).toHaveURL(origin + (role === 'signed out' ? loginPath(site, entrance) : entrance));
          await page.route(`${origin}/`, (route) =>
            route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
          );
          for (const { sample, path } of rows.filter((row) => !LOADED.includes(row.sample.path))) {
            const end = endOf(site, role, sample, path, release);
            if (end === '/') {
              // The server renders the start page, so the test only checks that the browser requests it.
              const requested = page.waitForRequest(
                (request) => request.isNavigationRequest() && request.url() === `${origin}/`,
              );
              await goInside(page, path);
              await requested;
            } else {
              await goInside(page, path);
              const screen = end.startsWith('/login?')
                ? '/login'
                : end === path
                  ? sample.path
                  : (sample.instead && end === pathOf({ path: sample.instead }, release)
                      ? sample.instead
                      : end
                    ).replace(/\?.*$/, '');
              await expectScreen(page, origin + end, `${PRODUCTS[site]} - ${titleOf(site, screen)}`);
            }
          }
        });
      });
    }
  }
}

function samplesOf(site: SiteKey, pair: SitePair): readonly RouteSample[] {
  const samples = ROUTE_SAMPLES[site];
  const isLoaded = ({ path }: RouteSample) => LOADED.includes(path);
  const followed = samples.filter((sample) => !isLoaded(sample));
  const isAlone = ({ title }: RouteSample) => pair === TWO_SITES && title !== undefined;
  return [
    ...samples.filter(isLoaded),
    ...followed.filter(isAlone),
    ...firstOfEachKind(followed.filter((sample) => !isAlone(sample))),
    ...UNKNOWN,
  ];
}

/** English title of a screen. The tables name one parameter `id` or `labelId`, which means the same path. */
function titleOf(site: SiteKey, screen: string): string {
  const plain = (path: string) => path.replace(/\{\w+\}/g, '*');
  const found = ROUTE_SAMPLES[site].find(({ path }) => plain(path) === plain(screen));
  if (!found?.title) throw new Error(`${screen} has no title in the route table`);
  return found.title;
}

function accountOf(role: Role, { account }: OwnRelease): Account | null {
  if (role === 'signed out') return null;
  return role === 'artist' ? account : role === 'admin' ? EXAMPLE_PEOPLE.admin : EXAMPLE_PEOPLE.proArtist;
}

function pathOf(
  { path }: Pick<RouteSample, 'path'>,
  { artistId, artistSlug, productId, labelId }: Awaited<ReturnType<typeof show>>,
): string {
  // The id redirects to the readable URL, so the test uses that.
  const name = path.startsWith('/release/') ? `${artistSlug}.night-ferry` : productId;
  const values: Readonly<Record<string, string>> = {
    artistId,
    artistSlug,
    productId: name,
    labelId,
    id: path.startsWith('/label') ? labelId : artistId,
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Final path after redirects, by the route tables of the specification. */
function endOf(
  site: SiteKey,
  role: Role,
  { path: sample, access, title, instead = '/' }: RouteSample,
  path: string,
  shownOf: Awaited<ReturnType<typeof show>>,
): string {
  const start = startOf(site);
  if (sample === '/auth/sync') return role === 'signed out' ? '/login' : start;
  // Mode two leads from any other path to its start page, in every role.
  if (isUnknown(sample) && site === 'countin' && role !== 'signed out') return start;
  if (
    access === 'subdomain' ||
    (access === 'public' && title === undefined) ||
    (access === 'admin' && site === 'fourtrack')
  )
    return '/';
  if (access === 'public') return role !== 'signed out' && (sample === '/login' || sample === '/signup') ? start : path;
  if (role === 'signed out') return loginPath(site, path);
  if (access === 'admin' && role !== 'admin') return start;
  return title !== undefined ? path : pathOf({ path: instead }, shownOf);
}

function startOf(site: SiteKey): string {
  return new URL(SITES[site].start).pathname;
}

function loginPath(site: SiteKey, path: string): string {
  return path === startOf(site) ? '/login' : `/login?back=${encodeURIComponent(path)}`;
}

/** Asserts that a screen is shown under its own title and URL, without a pending redirect. */
async function expectScreen(page: Page, address: string, title: string | RegExp): Promise<void> {
  const stands = ([href, name]: readonly [string, string]) =>
    window.location.href === href && new RegExp(name).test(document.title) && document.querySelector('h1') !== null;
  // Polls on every frame, because assertions poll less often. The assertions below report the error.
  await page
    .waitForFunction(stands, [address, typeof title === 'string' ? `^${title}$` : title.source] as const, {
      timeout: 15_000,
    })
    .catch(() => undefined);
  await expect(page).toHaveURL(address);
  await expect(page, `the title of ${address}`).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 }).first(), `${address} shows something`).toBeVisible();
  await expect(page, `${address} stays`).toHaveURL(address);
}
