import type { Addresses } from '@countin/dev-stack';
import { see, until, type Browser } from './browser.ts';
import { linkInMail } from './mail.ts';

/** A fan reads a release page, signs up, and confirms by the link in the mail. */
export async function signUpAsFan(browser: Browser, addresses: Addresses): Promise<void> {
  const contact = `fan-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await browser.goto(addresses.release);
  await see(browser, 'h1', 'Low Sun');
  await see(browser, '[role=timer]', '');
  await browser.fill('form input[name=contact]', contact);
  await browser.click('form input[type=checkbox]');
  await browser.click('form button', 'Get Notified');
  await see(browser, 'h2', 'Almost there');
  await browser.goto(await linkInMail(addresses, contact, '/r/'));
  // The page's script confirms.
  await see(browser, 'h1', 'You’re on the list');
}

/** A language that was chosen once stays chosen (X1: Firefox served the former page once). */
export async function keepLanguage(browser: Browser, { release }: Addresses): Promise<void> {
  await browser.goto(release);
  await see(browser, 'h1', 'Low Sun');
  await browser.click('footer summary');
  await browser.click('footer a[hreflang=de], footer a[lang=de]');
  await until('German', () => browser.run(() => document.documentElement.lang === 'de'));
  await browser.goto(release);
  const language = await browser.run(() => document.documentElement.lang);
  if (language !== 'de') throw new Error(`the next visit is in "${language}"`);
  await browser.run(() => {
    document.cookie = 'countin-language=en; path=/';
  });
}

/** The player starts and changes tracks; without an audio device it says so and stays ready. */
export async function playMedley(browser: Browser, { fourtrack }: Addresses): Promise<void> {
  await browser.goto(`${fourtrack}/mira-okafor`);
  await browser.click('[data-track="1"] [data-play-track]');
  const outcome = await until('sound, or a word about its absence', () =>
    browser.run(() => {
      if (/can’t play sound/.test(document.body.textContent ?? '')) return 'no sound output';
      const track = document.querySelector<HTMLElement>('[data-track="1"][data-playing]');
      return Number(track?.style.getPropertyValue('--at')) > 0 ? 'plays' : null;
    }),
  );
  if (outcome === 'no sound output') await browser.click('[data-toggle]', 'Play');
  else {
    await browser.click('button', 'Next track');
    await until('the next track', () =>
      browser.run(() => document.querySelector('[data-track="2"][aria-current]') !== null),
    );
  }
}
