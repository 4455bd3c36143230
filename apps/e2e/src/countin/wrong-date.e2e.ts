import { logInOnCountin } from '../fixtures/artist.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { stored } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

// The order in which a date is typed.
test.use({ locale: 'en-US' });

test('a date that does not exist is neither saved nor published, and is not forgotten by a reload', async ({
  page,
}) => {
  const { account, artistId, productId } = await publishedRelease({
    moment: { mode: 'local', date: '2027-03-28', time: '00:00' },
  });
  const dateOf = async (path: string) =>
    JSON.stringify(await stored(path)).match(/"date":\{"stringValue":"([\d-]+)"/)?.[1];
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
  const date = page.getByLabel('Date', { exact: true });

  await test.step('a typed invalid date is reported, and no intermediate value is saved', async () => {
    await date.pressSequentially('02312027', { delay: 150 });
    // The field's own button for the calendar comes first.
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await expect(date).toHaveValue('');
    await expect(date).toHaveAccessibleDescription('Enter a valid date.');
    await expect(page.getByText('Not saved: Date')).toBeVisible();
    await expect(page.getByText(/^Still saved: Sunday, March 28, 2027/)).toBeVisible();
  });

  await test.step('publishing is refused, says why, and leads to the field', async () => {
    await page.getByRole('button', { name: 'Update page' }).click();
    await expect(page.getByText('Fix this first, then publish: Date')).toBeVisible();
    await expect(date).toBeFocused();
    expect(await Promise.all([dateOf(`musicProducts/${productId}`), dateOf(`releasePages/${productId}`)])).toEqual([
      '2027-03-28',
      '2027-03-28',
    ]);
  });

  await test.step('after a reload it is still wrong, and says what holds', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Changes that weren’t saved last time are back: Release date and time')).toBeVisible();
    await expect(date).toHaveAccessibleDescription('Enter a valid date.');
    await expect(page.getByText('Not saved: Release date and time')).toBeVisible();
    await page.getByRole('button', { name: 'Use the saved date' }).click();
    await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
    await expect(date).toHaveValue('2027-03-28');
  });

  await test.step('a whole date that is typed counts as soon as its field is left', async () => {
    await date.pressSequentially('02142027', { delay: 50 });
    await expect(date).toHaveValue('2027-02-14');
    await page.getByRole('button', { name: 'Update page' }).click();
    await expect(page.getByText('The page shows your changes.')).toBeVisible();
    expect(await dateOf(`releasePages/${productId}`)).toBe('2027-02-14');
  });
});
