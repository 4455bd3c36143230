import type { Locator, Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { draftRelease, type OwnRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const GOOD = {
  Spotify: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
  Bandcamp: 'https://miraokafor.bandcamp.com/album/night-ferry',
  'mira.example': 'https://mira.example/night-ferry',
} as const;
const SCRIPT = 'javascript:alert(document.domain)';
const LOOK_ALIKE = 'https://open.spotify.com.listen.example/album/4aawyAB9vmqN3uQ7FjRGTy';

test.describe('store links', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a paste keeps its good lines and says of each bad one why it is refused', async ({ page, person }) => {
    const release = await draftRelease({ moment: { mode: 'instant', date: '2020-02-02', time: '12:00', zone: 'UTC' } });
    await openEditor(page, release);
    const box = page.getByLabel('Paste links');
    await paste(page, box, [GOOD.Spotify, SCRIPT, GOOD.Bandcamp, LOOK_ALIKE].join('\n'));

    await expect(names(page)).toHaveText([/Spotify/, /Bandcamp/]);
    await expect(box).toHaveAccessibleDescription(new RegExp(`${literal(SCRIPT)}: This isn’t a web address`));
    await expect(box).toHaveAccessibleDescription(
      /open\.spotify\.com\.listen\.example.*: This address only looks like a store’s\. Copy the link from the store itself\./,
    );
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    // Refused entries stay, to be corrected.
    await expect(box).toHaveValue(`${SCRIPT}\n${LOOK_ALIKE}`);

    await box.fill(GOOD.Spotify);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(box).toHaveAccessibleDescription('This link is already in the list.');
    await expect(names(page)).toHaveCount(2);

    await publish(page);
    const fan = await (await person()).newPage();
    await fan.goto(release.address);
    await expect(stores(fan)).toHaveText([/Spotify/, /Bandcamp/]);
    expect(await fan.content()).not.toContain('javascript:');
    expect(await fan.content()).not.toContain('listen.example');
  });

  test('links are put in order by keyboard, hidden, removed, and brought back', async ({ page, person }) => {
    const release = await draftRelease({ moment: { mode: 'instant', date: '2020-02-02', time: '12:00', zone: 'UTC' } });
    await openEditor(page, release);
    await paste(page, page.getByLabel('Paste links'), Object.values(GOOD).join('\n'));
    await expect(names(page)).toHaveText([/Spotify/, /Bandcamp/, /mira\.example/]);

    await test.step('by keyboard alone', async () => {
      // A key that comes before the focus has moved is lost on a busy machine.
      const focused = page.locator(':focus');
      await page.getByRole('button', { name: 'Move Spotify', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(focused).toHaveAccessibleName(/^Insert /);
      await page.keyboard.press('ArrowDown');
      await expect(focused).toHaveAccessibleName('Insert between Bandcamp and mira.example');
      await page.keyboard.press('Enter');
      await expect(names(page)).toHaveText([/Bandcamp/, /Spotify/, /mira\.example/]);
    });

    await test.step('a removed link comes back where it was', async () => {
      await page.getByRole('button', { name: 'Remove Bandcamp' }).click();
      await expect(names(page)).toHaveText([/Spotify/, /mira\.example/]);
      await expect(page.getByText('Bandcamp removed.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(names(page)).toHaveText([/Bandcamp/, /Spotify/, /mira\.example/]);
    });

    await test.step('a hidden link is kept for later', async () => {
      await page.getByRole('button', { name: 'Hide Spotify from fans' }).click();
      await expect(row(page, 'Spotify')).toContainText('Hidden');
    });

    await publish(page);
    const fan = await (await person()).newPage();
    await fan.goto(release.address);
    await expect(stores(fan)).toHaveText([/Bandcamp/, /mira\.example/]);
    await expect(stores(fan).first()).toHaveAttribute('data-to', GOOD.Bandcamp);

    await test.step('all of it is there after a reload', async () => {
      await page.reload();
      await expect(names(page)).toHaveText([/Bandcamp/, /Spotify/, /mira\.example/]);
      await expect(row(page, 'Spotify')).toContainText('Hidden');
    });
  });
});

async function openEditor(page: Page, { account, artistId, productId }: OwnRelease): Promise<void> {
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
}

/** As from a clipboard: what is pasted into an empty box is taken at once. */
async function paste(page: Page, box: Locator, text: string): Promise<void> {
  await box.focus();
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+v');
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Publish|Update) page$/ }).click();
  await expect(page.getByText('The page is live.')).toBeVisible();
}

/** The links of the editor, in order. */
function names(page: Page): Locator {
  return page.getByRole('grid', { name: /Store links/ }).getByRole('row');
}

function row(page: Page, name: string): Locator {
  return names(page).filter({ hasText: name });
}

/** The store buttons that a fan sees. */
function stores(page: Page): Locator {
  return page.getByRole('list', { name: /Where to hear/ }).getByRole('link');
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
