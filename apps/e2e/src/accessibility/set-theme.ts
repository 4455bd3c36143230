import type { Page } from '@playwright/test';

/** Sets the theme as the visitor's choice: by default 4track is light even if the system is dark. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}
