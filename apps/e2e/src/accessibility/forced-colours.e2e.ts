import type { Locator, Page } from '@playwright/test';
import { accessErrors } from './axe-errors.ts';
import { createArtist, createRelease } from '../fixtures/artist.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

/** Width of the drawn border in pixels; 0 without one. */
const borderOf = (element: Locator) => element.evaluate((each) => parseFloat(getComputedStyle(each).borderTopWidth));

/** What tells a selected option from others: colours and outline as drawn. */
const lookOf = (element: Locator) =>
  element.evaluate((each) => {
    const { backgroundColor, color, outlineColor, outlineStyle, outlineWidth } = getComputedStyle(each);
    return [backgroundColor, color, outlineColor, outlineStyle, outlineWidth].join();
  });

/** The drawn part of a radio button follows its invisible input. */
const faceOf = (radio: Locator) => radio.locator('xpath=following-sibling::*[1]');

/** The checked radio button of a group looks different from all others. */
async function expectSelectionToShow(group: Locator): Promise<void> {
  const radios = await group.getByRole('radio').all();
  const looks = { checked: new Set<string>(), others: new Set<string>() };
  for (const radio of radios) looks[(await radio.isChecked()) ? 'checked' : 'others'].add(await lookOf(faceOf(radio)));
  expect(looks.checked.size).toBe(1);
  expect(looks.others.size).toBe(1);
  expect([...looks.others]).not.toEqual([...looks.checked]);
}

const expectNoErrors = async (page: Page) => expect(await accessErrors(page)).toEqual([]);

test('edges and selections of the editor show in forced colours', async ({ page }) => {
  await openAsNewPerson(page);
  await createArtist(page, 'Ines Duarte');
  await createRelease(page, 'Night Ferry');
  expect(await borderOf(page.getByRole('button', { name: 'Publish page' }))).toBeGreaterThan(0);
  expect(await borderOf(page.getByLabel('Title', { exact: true }).locator('xpath=..'))).toBeGreaterThan(0);
  await expectSelectionToShow(page.getByRole('group', { name: 'Theme' }));
  await expectSelectionToShow(page.getByRole('group', { name: 'Type', exact: true }));
  await expectSelectionToShow(page.getByRole('group', { name: 'Style' }));
  await expectNoErrors(page);
});

test('the focused entry of a menu has an outline in forced colours', async ({ page }) => {
  await openAsNewPerson(page);
  await page.getByRole('button', { name: /Ines Duarte|Account/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const outline = () =>
    page.getByRole('menu').evaluate(({ ownerDocument: { activeElement } }) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement ?? document.body);
      return `${activeElement?.role} ${outlineStyle} ${outlineWidth}`;
    });
  await expect.poll(outline).toMatch(/^menuitem\w* solid 2px$/);
});

test('buttons and the player keep their edges on public pages in forced colours', async ({ page }) => {
  await page.goto((await publishedRelease()).address);
  for (const name of ['Get Notified', /Share/])
    expect(await borderOf(page.getByRole('button', { name }).first()), `${name}`).toBeGreaterThan(0);
  await expectNoErrors(page);
  await page.goto(`${stack.fourtrack}/mira-okafor`);
  for (const name of ['Play', 'Next track'])
    expect(await borderOf(page.getByRole('button', { name, exact: true })), name).toBeGreaterThan(0);
  await expectNoErrors(page);
});
