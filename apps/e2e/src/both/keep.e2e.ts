import { createHash } from 'node:crypto';
import { documents } from '@countin/domain/documents';
import type { Page } from '@playwright/test';
import type { SiteKey } from '../fixtures/account.ts';
import { newPerson, tokenOf, type Person } from '../fixtures/attacker.ts';
import { logInAt, TWO_SITES } from '../fixtures/site-pairs.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { storedIn } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

/** A page of each host with a button that keeps what it is about. */
const PAGES = {
  countin: { url: `${stack.main}/release/mira-okafor.funchal-half-past-five`, button: /Keep$/ },
  fourtrack: { url: `${stack.fourtrack}/mira-okafor`, button: /Keep artist$/ },
} as const;

async function keepOn(page: Page, site: SiteKey): Promise<void> {
  const { url, button } = PAGES[site];
  await page.goto(url);
  await page.getByRole('button', { name: button }).click();
}

async function logIn(page: Page, site: SiteKey): Promise<Person> {
  const person = await newPerson();
  await logInAt(page, TWO_SITES, site, person.account);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('countin-auth-token'))).not.toBeNull();
  return person;
}

for (const site of ['countin', 'fourtrack'] as const)
  for (const shownBy of ['countin', 'fourtrack'] as const)
    test(`signed in on ${site} alone, one tap on a page of ${shownBy} keeps in the account`, async ({ page }) => {
      await logIn(page, site);
      await keepOn(page, shownBy);
      const { url, button } = PAGES[shownBy];
      await expect(page.getByRole('status').filter({ hasText: 'Kept in your collection.' })).toBeVisible();
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => localStorage.getItem('countin-kept'))).toBeNull();
    });

test('a visitor is back on the page, is told once, and is led to a log-in with all that the device has', async ({
  page,
}) => {
  await keepOn(page, 'countin');
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device.' })).toBeVisible();
  await expect(page).toHaveURL(PAGES.countin.url);
  await page.goto(`${stack.main}/release/mira-okafor.low-sun-long-water`);
  await page.getByRole('button', { name: /Keep$/ }).click();
  const link = page.getByRole('status').getByRole('link', { name: 'Log in' });
  await expect(link).toHaveAttribute('href', /keep=release\.[^,]+,release\.[^,&]+&/);
});

test('what is typed is not lost for it', async ({ page }) => {
  await page.goto(PAGES.countin.url);
  await page.getByLabel('Email').first().fill('ana@example.com');
  await page.getByRole('button', { name: /Keep$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device.' })).toBeVisible();
  await expect(page.getByLabel('Email').first()).toHaveValue('ana@example.com');
});

const HOST = 'mira-okafor';
const OWN = `${subdomain(HOST)}/`;
/** What the attacker's link is for: a challenge whose secret the attacker knows, and what it would keep. */
const ATTACK = [HOST, 'p'.repeat(43), ['artist.artist-mira-okafor']];
const CHALLENGE = createHash('sha256').update(JSON.stringify(ATTACK)).digest('base64url');

const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const own = (page: Page, name: 'Keep artist' | 'Keep medley') => page.getByRole('button', { name });
const keptBy = ({ uid }: Person) => storedIn(documents.kept(uid).path);

for (const site of ['countin', 'fourtrack'] as const)
  test(`signed in on ${site} alone, one tap on an artist’s own address keeps in the account`, async ({ page }) => {
    const person = await logIn(page, site);
    await page.setViewportSize({ width: 480, height: 320 });
    await page.goto(OWN);
    await own(page, 'Keep artist').scrollIntoViewIfNeeded();
    const scroll = await page.evaluate(() => scrollY);
    expect(scroll).toBeGreaterThan(0);
    await own(page, 'Keep artist').click();
    await expect(says(page, 'Kept in your collection.')).toBeVisible();
    await expect(page).toHaveURL(OWN);
    await expect(own(page, 'Keep artist')).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(scroll);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('countin-journey')])).toEqual([
      0,
      null,
    ]);
    expect(await keptBy(person)).toHaveLength(1);

    await test.step('the next tap as well, and a second one on it removes nothing in silence', async () => {
      await own(page, 'Keep medley').click();
      await expect.poll(() => keptBy(person)).toHaveLength(2);
      await expect(says(page, 'Kept in your collection.')).toBeVisible();
      await own(page, 'Keep medley').click();
      await expect(own(page, 'Keep medley')).toHaveAttribute('aria-pressed', 'true');
    });
  });

test('signed in nowhere, an artist’s own address looks once, and again after a log-in', async ({ page }) => {
  await page.goto(OWN);
  await own(page, 'Keep artist').click();
  await expect(says(page, 'Kept on this device. Log in to have it everywhere.')).toBeVisible();
  await expect(page).toHaveURL(OWN);
  await page.reload();
  const left: string[] = [];
  page.on('framenavigated', (frame) => left.push(frame.url()));
  await own(page, 'Keep medley').click();
  await expect(says(page, 'Kept on this device.')).toBeVisible();
  expect(left).toEqual([]);

  await page.getByRole('status').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const person = await logIn(page, 'fourtrack');
  await page.goto(OWN);
  // The device has it: a tap removes it, and the next one keeps again.
  await own(page, 'Keep medley').click();
  await own(page, 'Keep medley').click();
  await expect(says(page, 'Kept in your collection.')).toBeVisible();
  await expect.poll(() => keptBy(person)).toHaveLength(2);
});

test('a forged link keeps nothing, and leads to an artist’s page alone', async ({ page }) => {
  const person = await logIn(page, 'fourtrack');
  await page.goto(`${stack.fourtrack}/auth/sync?${new URLSearchParams({ keep: CHALLENGE, host: HOST })}`);
  await expect(page).toHaveURL(OWN);
  await expect(own(page, 'Keep artist')).not.toHaveAttribute('aria-pressed', 'true');
  expect(await keptBy(person)).toEqual([]);

  await page.goto(`${stack.fourtrack}/auth/sync?${new URLSearchParams({ keep: CHALLENGE, host: 'evil.example/' })}`);
  await expect(page).toHaveURL(`${stack.fourtrack}/`);
});

test('a stranger’s token in an address brings nothing into the stranger’s account', async ({ page }) => {
  const stranger = await newPerson();
  const token = await tokenOf(stranger, 'keep', CHALLENGE);
  await page.goto(OWN);
  await own(page, 'Keep artist').click();
  await expect(says(page, 'Kept on this device.')).toBeVisible();
  const list = await page.evaluate(() => localStorage.getItem('countin-kept'));
  await page.goto('about:blank');
  await page.goto(`${OWN}#keep=${token}`);
  await expect(page).toHaveURL(OWN);
  await expect(own(page, 'Keep artist')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('countin-kept'))).toBe(list);
  expect(await keptBy(stranger)).toEqual([]);
});
