import { requestHost } from '../fixtures/request-host.ts';
import { logInOnCountin } from '../fixtures/artist.ts';
import { ownLabel, publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

test('a profile is edited after it was created: the preview, the public page and the release page follow', async ({
  page,
}) => {
  const { account, artistId, artistSlug, address } = await publishedRelease();
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}`);
  await page.getByRole('navigation', { name: 'Screens of this artist' }).getByRole('link', { name: 'Page' }).click();
  await expect(page).toHaveTitle('Countin - Artist page');

  const preview = page.frameLocator('iframe[title="Live preview"]');
  await page.getByLabel('Artist name').fill('Mira Night');
  await page.getByRole('textbox', { name: 'About', exact: true }).fill('Songs for slow mornings.');
  await page.getByLabel('Location').fill('Lagos');
  for (const genre of ['Folk', 'Ambient']) await page.getByLabel('Genres', { exact: true }).selectOption(genre);
  await page.getByLabel('Instagram').fill('@miranight');
  await page.getByLabel('TikTok').fill('no address');
  await page.getByRole('radio', { name: 'Custom', exact: true }).check({ force: true });
  await expect(preview.getByRole('heading', { level: 1, name: 'Mira Night' })).toBeVisible();
  await expect(preview.getByText('Songs for slow mornings.')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/miranight',
  );

  // What is no address is not saved, says so, and keeps nothing else from it.
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved: TikTok' })).toBeVisible();
  await page.getByLabel('TikTok').fill('');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Artist name')).toHaveValue('Mira Night');
  await expect(page.getByLabel('Instagram')).toHaveValue('https://www.instagram.com/miranight');

  const shown = (await requestHost(`${stack.fourtrack}/${artistSlug}`)).text;
  for (const text of [
    'Mira Night',
    'Songs for slow mornings.',
    'Lagos',
    'Ambient',
    'https://www.instagram.com/miranight',
  ])
    expect(shown).toContain(text);
  expect((await requestHost(address)).text, 'pages of releases carry the name').toContain('Mira Night');
});

test('a label is edited in the same way and is hidden from other users', async ({ page, person }) => {
  const { account } = await publishedRelease();
  const labelId = await ownLabel(account);
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/label/${labelId}/page`);
  await page.getByLabel('Label name').fill('Night Line');
  await expect(
    page.frameLocator('iframe[title="Live preview"]').getByRole('heading', { level: 1, name: 'Night Line' }),
  ).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const other = await (await person()).newPage();
  await logInOnCountin(other, (await publishedRelease()).account);
  await other.goto(`${stack.main}/label/${labelId}/page`);
  await expect(other.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
  await expect(other.getByLabel('Label name')).toBeHidden();
});
