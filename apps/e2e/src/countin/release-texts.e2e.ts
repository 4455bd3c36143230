import { logInOnCountin } from '../fixtures/artist.ts';
import { draftRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

test('an artist fills a text in, has it translated, and each fan reads it in their language or is told which one it is', async ({
  page,
  person,
}) => {
  const release = await draftRelease({ moment: { mode: 'instant', date: '2020-02-02', time: '12:00', zone: 'UTC' } });
  await logInOnCountin(page, release.account);
  await page.goto(`${stack.main}/artist/${release.artistId}/products/${release.productId}/text`);
  const text = page.getByRole('textbox', { name: /^Long description/ });
  const language = page.getByRole('combobox', { name: 'Language' });
  const saved = page.getByRole('status').getByText('Saved', { exact: true });
  const preview = page.frameLocator('iframe');
  const english = '“Night Ferry” is the new single by Mira Okafor. Out now.';
  const german = `[Example translation, en → de] ${english}`;

  await test.step('a template fills in from the release, and undo takes it back', async () => {
    const use = async () => {
      await page.getByRole('button', { name: 'Fill in from the release' }).click();
      await expect(page.getByRole('textbox', { name: /^Suggested text/ })).toHaveValue(english);
      await page.getByRole('button', { name: 'Use this text' }).click();
      await expect(text).toHaveValue(english);
    };
    await use();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(text).toHaveValue('');
    await use();
    await expect(preview.getByText(english)).toBeAttached();
    await expect(saved).toBeVisible();
  });

  await test.step('the assistant’s draft in another language is used after a look at it', async () => {
    await language.selectOption('de');
    await expect(text).toHaveValue('');
    await page.getByRole('button', { name: 'Draft with the assistant' }).click();
    await page.getByRole('button', { name: 'Write a draft' }).click();
    await expect(page.getByRole('textbox', { name: /^Suggested text/ })).toHaveValue(german);
    await page.getByRole('button', { name: 'Use this text' }).click();
    await expect(text).toHaveValue(german);
    await expect(saved).toBeVisible();
  });

  await test.step('a changed original marks its translation, until that is confirmed', async () => {
    await language.selectOption('en');
    await text.fill('Recorded on a ferry.');
    await expect(saved).toBeVisible();
    await expect(language.getByRole('option', { name: 'Deutsch · Outdated' })).toBeAttached();
    await language.selectOption('de');
    await page.getByRole('button', { name: 'It still fits' }).click();
    await expect(language.getByRole('option', { name: 'Deutsch · Up to date' })).toBeAttached();
  });

  await page.getByRole('button', { name: 'Publish page' }).click();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();

  const fan = await (await person()).newPage();
  await fan.goto(`${release.address}?lang=de`);
  await expect(fan.locator('.description [lang="de"]')).toHaveText(german);
  await expect(fan.locator('.written-in')).toHaveCount(0);
  await fan.goto(`${release.address}?lang=ja`);
  await expect(fan.locator('.description [lang="en"]')).toHaveText('Recorded on a ferry.');
  await expect(fan.locator('.written-in')).toContainText('English');
});
