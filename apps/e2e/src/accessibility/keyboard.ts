import { expect, type Locator, type Page } from '@playwright/test';

/** More than any screen has. */
const STOPS = 150;

/** Moves the focus by Tab until the element has it. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await element.evaluate((each) => each === each.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${element.toString()} is not reached by Tab`);
}

/** Reaches a control by Tab and presses a key on it. */
export async function pressOn(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

/** Reaches a field by Tab and types into it. */
export async function typeInto(page: Page, element: Locator, text: string): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.type(text);
}

/** A new screen has its title, and the focus is in it: a screen reader says its name. */
export async function expectScreen(page: Page, title: RegExp, name: RegExp): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('main', { name })).toBeFocused();
}
