import type { Addresses } from '@countin/dev-stack';
import { see, seeAddress, until, type Browser } from './browser.ts';

const PASSWORD = 'night-ferry-22';

/** A person signs up, makes an artist and a release, sets its day and publishes it. */
export async function publishRelease(browser: Browser, { main }: Addresses): Promise<void> {
  const slug = `engine-${crypto.randomUUID().slice(0, 8)}`;
  await browser.goto(`${main}/login?mode=signup`);
  await browser.fill('form input', 'Ines Duarte', 'Your name');
  await browser.fill('form input#email', `${slug}@example.com`);
  await browser.fill('form input#password', PASSWORD);
  await browser.click('form button', 'Sign up');
  await seeAddress(browser, '/dashboard');

  await browser.click('main button', 'artist');
  await browser.fill('[role=dialog] input', 'Ines Duarte', 'Artist name');
  await browser.fill('[role=dialog] input', slug, 'Address');
  await see(browser, '[role=dialog]', `${slug} is free.`);
  await browser.click('[role=dialog] button', 'Create artist');
  await seeAddress(browser, '/artist/');
  await see(browser, 'main', 'No releases yet');

  await browser.click('main button', 'New release');
  await browser.fill('[role=dialog] input', 'Low Sun', 'Title');
  await browser.click('[role=dialog] button', 'Create release');
  await seeAddress(browser, '/products/');

  await until('the Date field', () => browser.run(() => document.querySelector('input[type=date]') !== null));
  await emptyDateLooksEmpty(browser);
  await browser.run(setInput, 'date', '2100-01-01');
  await browser.run(setInput, 'time', '00:00');
  await see(browser, 'main', 'Saved');
  await browser.click('button', 'Publish page');
  await see(browser, 'body', 'The page is live.');
  await browser.goto(`${main}/release/${slug}.low-sun`);
  await see(browser, 'h1', 'Low Sun');
}

/** A link into the product leads on after the log-in (X2). */
export async function logInWithBack(browser: Browser, { main }: Addresses): Promise<void> {
  await browser.goto(`${main}/healthz`);
  await browser.run(() => {
    localStorage.clear();
    // A navigation would cancel it.
    indexedDB.deleteDatabase('firebaseLocalStorageDb').onsuccess = () => {
      document.documentElement.dataset['signedOut'] = '';
    };
  });
  await until('the end of the sign-in', () => browser.run(() => 'signedOut' in document.documentElement.dataset));
  await browser.goto(`${main}/settings`);
  await seeAddress(browser, '/login?back=');
  await browser.fill('form input#email', 'mira@example.com');
  await browser.fill('form input#password', 'countin-local');
  await browser.click('form button', 'Log in');
  await until('the settings', () => browser.run(() => location.pathname === '/settings'));
  await see(browser, 'h1', 'Settings');
}

/** WebKit draws today's date into an empty field. It does not tell the style of that part, so the rule is looked up. */
async function emptyDateLooksEmpty(browser: Browser): Promise<void> {
  if (!browser.name.startsWith('WebKit')) return;
  await until('the rule that hides the date of an empty field', () =>
    browser.run(() => {
      const part = '::-webkit-datetime-edit';
      const field = document.querySelector('input[type=date]');
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      return rules.some(
        (rule) =>
          rule instanceof CSSStyleRule &&
          rule.selectorText.endsWith(part) &&
          rule.style.opacity === '0' &&
          field?.matches(rule.selectorText.slice(0, -part.length)) === true,
      );
    }),
  );
}

/** Runs in the page: a value as a picker gives it, since each engine types dates in another way. */
function setInput(type: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`input[type=${type}]`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}
