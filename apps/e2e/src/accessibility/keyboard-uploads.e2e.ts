import type { Locator, Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { png } from '../fixtures/png.ts';
import { draftRelease, publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first();

/** Presses a button that opens the system's dialog for files, and chooses one there. */
async function chooseBy(page: Page, button: Locator, file: ChosenFile): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await pressOn(page, button);
  await (await dialog).setFiles(file);
}

test('a cover is uploaded, cropped and undone by keyboard alone, and what is announced', async ({ page }) => {
  const { account, artistId, productId } = await draftRelease();
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
  const buffer = png(1800, 1200, [11, 57, 84], [255, 107, 53]);
  await chooseBy(page, page.getByRole('button', { name: 'Upload a picture' }), {
    name: 'ferry.png',
    mimeType: 'image/png',
    buffer,
  });

  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await test.step('the dialog has the focus, and arrow keys move the picture', async () => {
    await expect.poll(() => dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    await tabTo(page, dialog.getByRole('application'));
    const before = await dialog.locator('img').getAttribute('style');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.locator('img')).not.toHaveAttribute('style', before ?? '');
    await tabTo(page, dialog.getByRole('slider', { name: 'Zoom' }));
    await page.keyboard.press('ArrowRight');
    await pressOn(page, dialog.getByRole('button', { name: 'Use this square' }));
    await expect(dialog).toBeHidden();
  });

  await expect(status(page, 'Your picture is the cover now.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Use another picture' })).toBeFocused();
  await typeInto(page, page.getByLabel('What the picture shows'), 'A ferry at night');
  await expect(status(page, 'Saved')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Remove', exact: true }));
  await expect(status(page, 'Picture removed. The drawn cover is back.')).toBeAttached();
  await pressOn(page, page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByLabel('What the picture shows')).toHaveValue('A ferry at night');
});

test('a medley is uploaded, ordered and published by keyboard alone, and what is announced', async ({ page }) => {
  const { account, artistId } = await publishedRelease();
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/medley`);
  const add = page.getByRole('button', { name: 'Add a clip' });

  await test.step('a file that is no audio is refused in words', async () => {
    await chooseBy(page, add, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') });
    await expect(page.getByRole('alert')).toContainText('We can’t read this audio file.');
  });

  await test.step('two clips: the button keeps the focus, and their titles are typed', async () => {
    const answer = await fetch(`${stack.host}/clips/artist-mira-okafor/example-1`);
    const buffer = Buffer.from(await answer.arrayBuffer());
    for (const name of ['Ferry Songs.mp3', 'Low Sun.mp3']) {
      await chooseBy(page, add, { name, mimeType: 'audio/mpeg', buffer });
      await expect(add).toBeFocused();
    }
    await expect(page.getByLabel('Title of track 2')).toHaveValue('Low Sun');
    await tabTo(page, page.getByLabel('Title of track 1'));
    await page.keyboard.press('End');
    await page.keyboard.type(' Two');
    await expect(page.getByLabel('Title of track 1')).toHaveValue('Ferry Songs Two');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('the order is changed', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Move Ferry Songs Two', exact: true }));
    // A key that comes before the focus has moved is lost on a busy machine.
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName(/^Insert /);
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAccessibleName('Insert after Low Sun');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Title of track 1')).toHaveValue('Low Sun');
  });

  await pressOn(page, page.getByRole('button', { name: 'Publish' }));
  await expect(status(page, 'The medley is live.')).toBeVisible();
  await expect(page.locator('main :focus')).toBeAttached();
});
