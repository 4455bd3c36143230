import { documents } from '@countin/domain/documents';
import type { Locator, Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { png } from '../fixtures/png.ts';
import { draftRelease, type OwnRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { stored } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

const WIDE = { name: 'ferry.png', mimeType: 'image/png', buffer: png(1800, 1200, [11, 57, 84], [255, 107, 53]) };

test.describe('uploaded pictures', () => {
  test('a square picture is the cover without a question, and can still be cropped or undone', async ({ page }) => {
    await openEditor(page, await draftRelease());
    await choose(page, { ...WIDE, buffer: png(1000, 1000, [11, 57, 84], [255, 107, 53]) });
    await expect(page.getByText('The picture is square, so all of it is used.')).toBeVisible();
    await page.getByRole('button', { name: 'Crop it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('1.5');
    await dialog.getByRole('button', { name: 'Use this square' }).click();
    await expect(page.getByText('Your picture is the cover now.')).toBeAttached();
    await expect(page.getByText('The picture is square, so all of it is used.')).toBeHidden();
  });

  test('a cover is uploaded, cropped, and shown to fans in two formats', async ({ page, person }) => {
    const release = await draftRelease();
    await openEditor(page, release);
    await choose(page, WIDE);

    await test.step('the square is moved by keyboard and zoomed', async () => {
      const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
      const picture = dialog.getByRole('application');
      const before = await dialog.locator('img').getAttribute('style');
      await picture.focus();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.locator('img')).not.toHaveAttribute('style', before ?? '');
      await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
      await expect(dialog.getByText('Only 600 pixels wide')).toBeVisible();
      await dialog.getByRole('slider', { name: 'Zoom' }).fill('1');
      await dialog.getByRole('button', { name: 'Use this square' }).click();
      await expect(dialog).toBeHidden();
    });

    await expect(page.getByText('Your picture is the cover now.')).toBeAttached();
    await expect(sleeve(page)).toHaveAttribute('src', /^\/images\/[\w-]+\/[\w-]+\/640\.webp$/);
    await expectLoaded(sleeve(page));
    await page.getByLabel('What the picture shows').fill('A ferry at night');
    await page.getByRole('radio', { name: 'Color 2 of the picture' }).check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await publish(page);

    const fan = await (await person()).newPage();
    await fan.goto(release.address);
    const shown = fan.getByRole('img', { name: 'A ferry at night' });
    await expect(shown).toBeVisible();
    await expectLoaded(shown);
    await expect(fan.locator('picture').filter({ has: shown }).locator('source[type="image/avif"]')).toHaveCount(1);

    await test.step('removed, the drawn cover is back; undone, the picture', async () => {
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(sleeve(page)).toHaveAttribute('src', /^\/covers\//);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(sleeve(page)).toHaveAttribute('src', /^\/images\//);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('What the picture shows')).toHaveValue('A ferry at night');
    });

    await page.goto(`${stack.main}/dashboard`);
    await expect(page.locator('main img[src^="/images/"]').first()).toBeVisible();
  });

  test('an artist’s picture is on 4track', async ({ page, person }) => {
    const { account, artistId, artistSlug } = await draftRelease();
    await logInOnCountin(page, account);
    await page.goto(`${stack.main}/artist/${artistId}/page`);
    await choose(page, WIDE);
    await page.getByRole('button', { name: 'Use this square' }).click();
    await expect(page.getByText('Your picture has been added.')).toBeAttached();
    await page.getByLabel('What the picture shows').fill('Mira on a pier');
    await expect
      .poll(async () => JSON.stringify(await stored(documents.artistProfile(artistId).path)))
      .toContain('Mira on a pier');

    const fan = await (await person()).newPage();
    await fan.goto(`${stack.fourtrack}/${artistSlug}`);
    const shown = fan.getByRole('img', { name: 'Mira on a pier' });
    await expect(shown).toBeVisible();
    await expectLoaded(shown);
  });
});

test.describe('other ways in', () => {
  // Playwright's trace fetches the body of an unreadable picture again, which the page's policy forbids.
  test.use({ expectedConsoleErrors: [/^error: Connecting to 'blob:/] });

  test('a picture can be dropped or pasted; another file is refused', async ({ page }) => {
    await openEditor(page, await draftRelease());
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });

    await bring(sleeve(page), 'drop', WIDE);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await bring(page.getByRole('button', { name: 'Draw another' }), 'paste', WIDE);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await choose(page, { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') });
    await expect(section(page).getByRole('alert')).toHaveText(/We can’t read this picture/);
    await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
    await expect(section(page).getByRole('alert')).toHaveText(/PNG, JPEG, WebP or AVIF/);
    await expect(sleeve(page)).toHaveAttribute('src', /^\/covers\//);
  });
});

interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function openEditor(page: Page, { account, artistId, productId }: OwnRelease): Promise<void> {
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
}

async function choose(page: Page, file: PictureFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a picture' }).click();
  await (await chooser).setFiles(file);
}

/** As from another program: Playwright drags and copies nothing from outside the browser. */
async function bring(to: Locator, how: 'drop' | 'paste', { name, mimeType, buffer }: PictureFile): Promise<void> {
  await to.evaluate(
    (element, { how: kind, base64, fileName, type }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName, { type }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { how, base64: buffer.toString('base64'), fileName: name, type: mimeType },
  );
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Publish|Update) page$/ }).click();
  await expect(page.getByText('The page is live.')).toBeVisible();
}

function section(page: Page): Locator {
  return page.getByRole('region', { name: 'Cover' });
}

/** The large cover of the editor. */
function sleeve(page: Page): Locator {
  return section(page).getByRole('img').first();
}

async function expectLoaded(image: Locator): Promise<void> {
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
    .toBe(true);
}
