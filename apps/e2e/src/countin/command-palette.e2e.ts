import { createArtist, createRelease, logInOnCountin } from '../fixtures/artist.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { PROJECT_ID, stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

test('Ctrl K leads to a release among many, by keyboard alone', async ({ page }) => {
  await logInOnCountin(page, EXAMPLE_PEOPLE.artist);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Go to' });
  await expect(field).toBeFocused();
  await page.keyboard.type('rehearsal long');
  await expect(page.getByRole('option', { name: /The Long Rehearsal/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The Long Rehearsal' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveText(
    'The Long Rehearsal',
  );
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('the second level leads through an artist, and to another one on the same screen', async ({ page }) => {
  await logInOnCountin(page, EXAMPLE_PEOPLE.artist);
  await page.getByRole('main').getByRole('link', { name: 'Mira Okafor' }).last().click();
  const sections = page.getByRole('navigation', { name: 'Screens of this artist' });
  await sections.getByRole('link', { name: 'Fans' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signups$/);
  const path = page.getByRole('navigation', { name: 'Path to this screen' });
  await expect(path.getByRole('listitem')).toHaveText(['Dashboard', 'Mira Okafor', 'Fans']);
  await page.getByRole('button', { name: 'Switch artist or label' }).click();
  const picker = page.getByRole('dialog', { name: 'Switch artist or label' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('night');
  await expect(picker.getByRole('option')).toHaveText([/Night Ferry/]);
  await page.keyboard.press('Enter');
  await expect(path.getByRole('link', { name: 'Night Ferry' })).toBeVisible();
  await expect(page).toHaveURL(/\/signups$/);
});

test('on a phone, the second level is a menu, and the palette has a button', async ({ person }) => {
  const page = await (await person({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await openAsNewPerson(page);
  await createArtist(page, 'Night Ferry');
  const sections = page.getByRole('navigation', { name: 'Screens of this artist' });
  await expect(sections.getByRole('link', { name: 'Fans' })).toBeHidden();
  await sections.getByRole('button', { name: 'Overview' }).tap();
  await sections.getByRole('link', { name: 'Fans' }).tap();
  await expect(page).toHaveURL(/\/signups$/);
  await expect(sections.getByRole('link', { name: 'Medley' })).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('combobox', { name: 'Go to' }).fill('coll');
  await page.getByRole('option', { name: 'Collection' }).tap();
  await expect(page).toHaveURL(`${stack.main}/collection`);
});

test('"back" returns to the same filter and the same place in a long list', async ({ page }) => {
  await openAsNewPerson(page);
  await createArtist(page, 'Night Ferry');
  const id = await createRelease(page, 'Low Sun');
  await copyRelease(id, 400);
  await page.goto(`${stack.main}/collection?view=list&q=low`);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const title = (text: string) => page.getByRole('link', { name: text, exact: true });
  for (let at = 0; at < 40 && !(await title('Low Sun 250').isVisible()); at += 1) {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1_500);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await title('Low Sun 250').scrollIntoViewIfNeeded();
  const before = await title('Low Sun 250').boundingBox();
  await title('Low Sun 250').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Low Sun 250' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${stack.main}/collection?view=list&q=low`);
  await expect(title('Low Sun 250')).toBeInViewport();
  const after = await title('Low Sun 250').boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
});

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;

/** Writes copies of a release with numbered titles, bypassing the rules. */
async function copyRelease(id: string, count: number): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };
  const name = `${DOCUMENTS}/musicProducts/${id}`;
  const { fields } = (await (await fetch(`${stack.firestore}/v1/${name}`, { headers })).json()) as {
    fields: Record<string, unknown>;
  };
  const writes = Array.from({ length: count }, (_, at) => ({
    update: {
      name: `${name}-${at}`,
      fields: { ...fields, id: { stringValue: `${id}-${at}` }, title: { stringValue: `Low Sun ${at}` } },
    },
  }));
  const answer = await fetch(`${stack.firestore}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ writes }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}
