import { goInside, waitForScreen } from '../fixtures/client-navigation.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { signedInState } from '../fixtures/signed-in-state.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchScreens } from '../fixtures/watch-screens.ts';

/** Longer than the reads of a screen take, milliseconds. */
const DELAY_MS = 2_000;

for (const [path, texts, account, row] of [
  ['/label/label-tidewrack', 'agreements', EXAMPLE_PEOPLE.proArtist, /^Low Sun/],
  ['/artist/artist-mira-okafor/signups', 'fan-states', EXAMPLE_PEOPLE.artist, /@/],
] as const)
  test(`${path} never disappears while the texts of its rows (${texts}) are late`, async ({ person }) => {
    const storageState = await signedInState(stack.main, account);
    const page = await (await person({ storageState })).newPage();
    await page.route(`**/assets/${texts}-*.js`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await route.continue();
    });
    await page.goto(`${stack.main}/settings`);
    await waitForScreen(page);
    const vanished = await watchScreens(page);
    await goInside(page, path);
    await expect(page.getByRole('main').getByText(row).first()).toBeVisible();
    expect(await vanished()).toEqual([]);
  });
