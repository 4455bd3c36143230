import { logInOnCountin } from '../fixtures/artist.ts';
import { png } from '../fixtures/png.ts';
import { draftRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const photo = (name: string, ...colour: [number, number, number]) => ({
  name,
  mimeType: 'image/png',
  buffer: png(1200, 800, colour, [255, 107, 53]),
});

test('a new artist uploads photos, describes one, uses it as picture, and takes a removal back', async ({ page }) => {
  const { account, artistId } = await draftRelease();
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/photos`);
  await expect(page.getByText('No photos yet')).toBeVisible();

  await test.step('two photos arrive; the same one again and words are refused', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles([
        photo('stage.png', 11, 57, 84),
        photo('stage again.png', 11, 57, 84),
        photo('street.png', 7, 90, 20),
        { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('words') },
      ]);
    await expect(page.getByText('You have this photo already.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('We can’t read this picture.');
    await expect(page.getByText('2 of 300 photos')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('one is described, credited and marked for the press kit', async () => {
    await page.getByRole('link', { name: 'Edit: Photo 1' }).click();
    await page.getByLabel('What the photo shows').fill('Mira on a stage');
    await page.getByLabel('Credit', { exact: true }).fill('Ada Lens');
    await page.getByLabel('Part of the press kit').check();
    await page.getByLabel('From the left').fill('20');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('it becomes the artist’s picture', async () => {
    await page.getByRole('button', { name: 'Use as artist picture' }).click();
    await expect(page.getByText('This is now your artist picture.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('What the photo shows')).toHaveValue('Mira on a stage');
    await page.getByRole('link', { name: 'All photos' }).click();
  });

  await test.step('a removed photo comes back', async () => {
    await page.getByRole('button', { name: 'Remove: Mira on a stage' }).click();
    await expect(page.getByText('1 of 300 photos')).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(page.getByText('2 of 300 photos')).toBeVisible();
    // It goes when the change is stored.
    await expect(undo).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Edit: Mira on a stage' })).toBeVisible();
  });
});
