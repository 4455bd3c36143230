import { logInOnCountin } from '../fixtures/artist.ts';
import {
  endHeldFirestore,
  firestoreIsBack,
  firestorePid,
  freezeFirestore,
  functionsReachFirestore,
  killFirestore,
} from '../fixtures/firestore-server.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

// Messages of browsers and the SDK while the server breaks off or is away. 503: the host has waited for it in vain.
// 400: a new server does not know the channel of the old one. `cleardot.gif`: by it the SDK finds out whether there is
// a network.
test.use({
  expectedConsoleErrors: [
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|@firebase\/firestore|status of 503|status of 400 .*\/Listen\/channel|cleardot\.gif/,
  ],
});

test.afterEach(async () => {
  endHeldFirestore();
  await functionsReachFirestore();
});

test('open pages recover after a Firestore outage without loss', async ({ page, context, person }) => {
  const release = await publishedRelease();
  const words = 'Recorded in one night, between two harbours.';
  const [early, late] = [`${unique('early')}@example.com`, `${unique('late')}@example.com`];

  await test.step('an editor, a live list and a fan’s page are open', async () => {
    await logInOnCountin(page, release.account);
    await page.goto(`${stack.main}/artist/${release.artistId}/products/${release.productId}`);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });
  const list = await context.newPage();
  await list.goto(`${stack.main}/artist/${release.artistId}/signups`);
  const rows = list.getByRole('table', { name: 'Fans' }).getByRole('row');
  const fan = await (await person()).newPage();
  const signUp = async (contact: string) => {
    await fan.getByLabel('Email or Phone').fill(contact);
    await fan.getByRole('checkbox', { name: /about this release/ }).check();
    await fan.getByRole('button', { name: 'Get Notified' }).click();
  };
  await fan.goto(release.address);
  await signUp(early);
  await expect(fan.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  await expect(rows).toHaveText([new RegExp(early)]);
  await fan.goto(release.address);

  const before = firestorePid();
  await test.step('Firestore stops answering, and then stops', async () => {
    freezeFirestore();
    await page.getByLabel('About this release').fill(words);
    await expect(page.getByText('Saving…')).toBeVisible();
    await signUp(late);
    await expect(fan.getByRole('alert')).toHaveText('We can’t be reached right now. Try again in a moment.', {
      timeout: 30_000,
    });
    const visitor = await (await person()).newPage();
    await visitor.goto(release.address);
    await expect(visitor.getByRole('heading', { level: 1, name: release.title })).toBeVisible();
    killFirestore();
    await expect(page.getByText('Not saved yet. Retrying automatically.')).toBeVisible();
  });
  await firestoreIsBack(before);

  await test.step('the edit is saved in the end', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByLabel('About this release')).toHaveValue(words);
  });

  await test.step('the fan’s entries are kept, and a second try succeeds', async () => {
    await expect(fan.getByLabel('Email or Phone')).toHaveValue(late);
    await fan.getByRole('button', { name: 'Get Notified' }).click();
    await expect(fan.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  });

  await test.step('the list continues live, with earlier and new signups', async () => {
    await expect(rows).toHaveText([new RegExp(late), new RegExp(early)], { timeout: 60_000 });
    await expect(list.getByText('Live', { exact: true })).toBeVisible();
    const next = `${unique('next')}@example.com`;
    await fan.goto(release.address);
    await signUp(next);
    await expect(rows).toHaveText([new RegExp(next), new RegExp(late), new RegExp(early)]);
  });

  await test.step('the saved edit is stored and can be published', async () => {
    await page.reload();
    await expect(page.getByLabel('About this release')).toHaveValue(words);
    await page.getByRole('button', { name: 'Update page' }).click();
    await expect(page.getByText('The page shows your changes.')).toBeVisible();
  });
});
