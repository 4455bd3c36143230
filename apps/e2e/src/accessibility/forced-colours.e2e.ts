import type { BrowserContext, Locator, Page } from '@playwright/test';
import { accessErrors } from './axe-errors.ts';
import { drawsForcedColours } from './forced-colours.ts';
import { logInOnCountin } from '../fixtures/artist.ts';
import { verifyEmail } from '../fixtures/attacker.ts';
import { call, newLabel } from '../fixtures/label/label-feeds.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { draftRelease, publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

/** Width of the drawn border in pixels; 0 without one. */
const borderOf = (element: Locator) => element.evaluate((each) => parseFloat(getComputedStyle(each).borderTopWidth));

/** Colours and outline as drawn, which distinguish a selected option from others. */
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

async function expectEdges(buttons: Locator): Promise<void> {
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all())
    expect(await borderOf(button), (await button.textContent()) ?? '').toBeGreaterThan(0);
}

interface Look {
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'ar';
}
const LOOKS: readonly Look[] = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ar' },
];

/** Windows has light and dark forced colours; the language is the visitor's choice. */
async function setLook(page: Page, context: BrowserContext, { theme, language }: Look): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme: theme });
  const cookies = [stack.main, stack.fourtrack].map((url) => ({ name: 'countin-language', value: language, url }));
  await context.addCookies(cookies);
}

async function expectNoErrors(page: Page, without: readonly string[] = []): Promise<void> {
  // A new page draws its own colours for a moment.
  await expect.poll(() => page.evaluate(drawsForcedColours)).toBe(true);
  expect(await accessErrors(page, { without })).toEqual([]);
}

for (const { theme, language } of LOOKS) {
  test(`edges and selections of the editor show in forced colours, ${theme}, ${language}`, async ({
    page,
    context,
  }) => {
    const { account, artistId, productId } = await draftRelease();
    await setLook(page, context, { theme, language });
    await logInOnCountin(page, account);
    await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#publish').getByRole('button').first()).toBeVisible();
    expect(await borderOf(page.locator('#publish').getByRole('button').first())).toBeGreaterThan(0);
    expect(await borderOf(page.locator('main').getByRole('textbox').first().locator('xpath=..'))).toBeGreaterThan(0);
    // Folded groups have no visible choices.
    const groups = page
      .locator('main fieldset:not(:has(fieldset)):has(input[type=radio]:checked)')
      .filter({ visible: true });
    // The preview and its controls arrive after the form.
    await expect.poll(() => groups.count()).toBeGreaterThan(3);
    for (const group of await groups.all()) await expectSelectionToShow(group);
    await expectNoErrors(page);
  });

  test(`controls of public pages keep their edges in forced colours, ${theme}, ${language}`, async ({
    page,
    context,
  }) => {
    await setLook(page, context, { theme, language });
    await page.goto((await publishedRelease()).address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectEdges(page.locator('main').getByRole('button'));
    await expectNoErrors(page);
    const { owner, labelId } = await newLabel();
    await verifyEmail(owner.uid);
    const to = { kind: 'label', profileId: labelId, role: 'editor', email: null, language } as const;
    await page.goto(String((await call(owner, 'inviteMember', to)).link));
    await expectEdges(page.locator('main').getByRole('link'));
    await expectNoErrors(page);
    await page.goto(`${stack.fourtrack}/mira-okafor`);
    await expectEdges(page.locator('.medley-player').getByRole('button'));
    // 4track keeps its light scheme: axe reads the page's own colours there, and forced ones are drawn.
    await expectNoErrors(page, ['color-contrast']);
  });
}

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
