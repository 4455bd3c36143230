import type { Page } from '@playwright/test';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';
import { expectScreen, pressOn, tabTo, typeInto } from './keyboard.ts';

// The wrong password is answered with a 400.
test.use({ expectedConsoleErrors: [/status of 400/] });

const PASSWORD = 'night-ferry-22';
const TITLE = 'Night Ferry';

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first();
const focused = (page: Page) => page.locator(':focus');

test('the main job on both sites by keyboard alone, and what is announced', async ({ page, person }) => {
  const slug = unique('ferry');
  const email = `${slug}@example.com`;

  await test.step('sign up: a mistake is said, then the dashboard has the focus', async () => {
    await page.goto(`${stack.main}/login?mode=signup`);
    await typeInto(page, page.getByLabel(/^Your name/), 'Ines Duarte');
    await typeInto(page, page.getByLabel('Email'), 'ines');
    await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/email address/i);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${stack.main}/dashboard`);
    await expectScreen(page, /^Countin - Dashboard$/, /Ines/);
  });

  await test.step('create an artist: the free address is said', async () => {
    await pressOn(page, page.getByRole('button', { name: /Create an artist|New artist/ }).first());
    const dialog = page.getByRole('dialog', { name: 'New artist' });
    await expect(dialog.getByLabel('Artist name')).toBeFocused();
    await page.keyboard.type('Ines Duarte');
    await tabTo(page, dialog.getByLabel('Address'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(slug);
    await expect(dialog.locator('[aria-live=polite]').filter({ hasText: `${slug} is free.` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectScreen(page, /^Countin - Artist$/, /Ines Duarte/);
  });

  await test.step('create a release', async () => {
    await pressOn(page, page.getByRole('button', { name: 'New release' }).first());
    const dialog = page.getByRole('dialog', { name: 'New release' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'New release' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await page.keyboard.type(TITLE);
    await page.keyboard.press('Enter');
    await expectScreen(page, /^Countin - /, new RegExp(TITLE));
  });

  await test.step('set its moment and its links: the state of saving is said', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Each fan’s own time' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'One moment worldwide' })).toBeChecked();
    // The same digits in each order of day and month, and in each format of the hour.
    await typeInto(page, page.getByLabel('Date', { exact: true }), '01012100');
    await typeInto(page, page.getByLabel('Time', { exact: true }), '1111AM');
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2100-01-01');
    await typeInto(page, page.getByLabel('Paste links'), 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy');
    await pressOn(page, page.getByRole('button', { name: 'Add', exact: true }));
    await expect(page.getByRole('grid', { name: /Store links/ }).getByRole('row')).toContainText('Spotify');
    await expect(status(page, 'Saved')).toBeVisible();
  });

  await test.step('publish: said, and the focus stays beside it', async () => {
    await page.keyboard.press('Control+Home');
    await pressOn(page, page.getByRole('button', { name: 'Publish page' }));
    await expect(status(page, 'The page is live.')).toBeVisible();
    await expect(page.locator('#publish :focus')).toContainText('Live');
  });

  const fan = await (await person()).newPage();
  const contact = `${unique('ana')}@example.com`;
  await test.step('a fan opens the page and signs up: mistakes and thanks have the focus', async () => {
    await fan.goto(`${stack.main}/release/${slug}.night-ferry`);
    await fan.keyboard.press('Tab');
    await expect(focused(fan)).toHaveText('Skip to content');
    await fan.keyboard.press('Enter');
    await expect(fan.getByRole('timer')).toHaveAccessibleName(/./);
    await tabTo(fan, fan.getByLabel('Email or Phone'));
    await fan.keyboard.press('Enter');
    await expect(fan.getByText('Provide at least one way to reach you')).toBeVisible();
    await expect(fan.getByLabel('Email or Phone')).toBeFocused();
    await expect(fan.getByLabel('Email or Phone')).toHaveAccessibleDescription(/Provide at least one way/);
    await fan.keyboard.type(contact);
    await pressOn(fan, fan.getByRole('checkbox', { name: /about this release/ }), 'Space');
    await pressOn(fan, fan.getByRole('button', { name: 'Get Notified' }));
    await expect(focused(fan)).toContainText('Almost there');
    await expect(focused(fan)).toContainText(contact);
  });

  await test.step('the artist sees the fan', async () => {
    await pressOn(page, page.getByRole('link', { name: 'See fans' }));
    await expectScreen(page, /Fans/, /Fans/);
    await expect(page.getByRole('row').filter({ hasText: contact })).toBeVisible();
  });

  await test.step('log in on 4track: an error is said, then the start page knows the artist', async () => {
    const visitor = await (await person()).newPage();
    await visitor.goto(`${stack.fourtrack}/login`);
    await typeInto(visitor, visitor.getByLabel('Email'), email);
    await typeInto(visitor, visitor.getByLabel('Password', { exact: true }), 'another-one');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('alert')).toContainText(/password/i);
    await expect(visitor.getByLabel('Password', { exact: true })).toBeFocused();
    await visitor.keyboard.press('Control+a');
    await visitor.keyboard.type(PASSWORD);
    await visitor.keyboard.press('Enter');
    await expect(visitor).toHaveURL(`${stack.fourtrack}/`);

    const bar = visitor.getByRole('navigation', { name: 'Main navigation' });
    await pressOn(visitor, bar.locator('summary'));
    await pressOn(visitor, bar.getByRole('link', { name: 'Profile' }));
    await expect(visitor.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(visitor).toHaveTitle(/Profile/);
    await pressOn(visitor, bar.getByRole('link', { name: 'Studio' }));
    await expectScreen(visitor, /Studio/, /Ines Duarte/);
  });

  await test.step('a fan finds the artist on 4track and plays a medley', async () => {
    await fan.goto(`${stack.fourtrack}/${slug}`);
    await pressOn(fan, fan.getByRole('link', { name: TITLE }).first());
    await expect(fan).toHaveURL(`${stack.main}/release/${slug}.night-ferry`);
    await fan.goto(`${stack.fourtrack}/mira-okafor`);
    await pressOn(fan, fan.getByRole('button', { name: 'Play Funchal, Half Past Five' }));
    await expect(fan.locator('[data-track="1"]')).toHaveAttribute('aria-current', 'true');
    await pressOn(fan, fan.getByRole('button', { name: 'Pause', exact: true }), 'Space');
    await expect(fan.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  });
});
