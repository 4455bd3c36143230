import { logInOnCountin } from '../fixtures/artist.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

test('an artist finds their screens, their 4track and the way out, and nothing of admins', async ({ page }) => {
  await logInOnCountin(page, EXAMPLE_PEOPLE.artist);
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(bar.getByRole('button', { name: 'Your account: Mira Okafor' })).toBeVisible();
  await expect(bar.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Collection',
    'Publisher',
    'Generator',
    'Links',
    'Settings',
  ]);
  await expect(bar.getByRole('link', { name: 'Dashboard' }).last()).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(`${stack.main}/settings`);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();

  await bar.getByRole('link', { name: 'Your 4track' }).click();
  await expect(page).toHaveURL(`${stack.fourtrack}/studio`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Okafor' })).toBeVisible();
});

test('an admin has a menu, which shows when one of its screens is open', async ({ page }) => {
  await logInOnCountin(page, EXAMPLE_PEOPLE.admin);
  const admin = page.getByRole('button', { name: 'Admin', exact: true });
  await expect(admin).not.toHaveAttribute('aria-current', /.*/);
  await admin.click();
  await page.getByRole('menuitem', { name: 'User Admin' }).click();
  await expect(page).toHaveURL(`${stack.main}/admin`);
  await expect(admin).toHaveAttribute('aria-current', 'true');
});

test('an address without a screen says so once, and leads to the nearest', async ({ page }) => {
  await openAsNewPerson(page, 'Ines Duarte');
  for (const path of ['/nonsense', '/nonsense/deeper']) {
    const notice = page.getByText(`There’s nothing at ${path}.`);
    await page.goto(stack.main + path);
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(`${stack.main}/dashboard`);
    const bar = page.getByRole('navigation', { name: 'Main navigation' });
    await bar.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await bar.getByRole('link', { name: 'Dashboard' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: /Ines/ })).toBeVisible();
    await expect(notice).toHaveCount(0);
  }
});

test('a menu opens on a click, and closes on Escape and on a click outside', async ({ page }) => {
  await openAsNewPerson(page, 'Ines Duarte');
  const account = page.getByRole('button', { name: 'Your account: Ines Duarte' });
  const menu = page.getByRole('menu', { name: 'Your account: Ines Duarte' });
  await account.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.mouse.click(900, 500);
  await expect(menu).toBeHidden();
});

test.describe('on a phone', () => {
  // Answer to the other site's own check once the session is over.
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('the bar is at the bottom, with the way out in the menu', async ({ person }) => {
    const phone = await person({ viewport: { width: 390, height: 844 } });
    const page = await phone.newPage();
    await openAsNewPerson(page);
    const bar = page.getByRole('navigation', { name: 'Main navigation' });
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    for (const name of ['Dashboard', 'Collection', 'Publisher', 'Generator', 'Links', 'Settings'])
      await expect(bar.getByRole('link', { name }).last()).toBeInViewport();
    await bar.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${stack.main}/`);
  });
});
